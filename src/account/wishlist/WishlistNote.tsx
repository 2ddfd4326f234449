// The shopper's own words on an item: shown, written, changed.
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { isFocusLost } from '../../ui/use-lost-focus';
import type { WishlistItem } from './wishlist-item';

const Form = latePart(async () => ({ default: (await import('./WishlistNoteForm')).WishlistNoteForm }));

export interface WishlistNoteProps {
  item: WishlistItem;
  /** Of the item, for the labels. */
  name: string;
  /** false where it was not saved. */
  onSave: (note: string) => Promise<boolean>;
}

export function WishlistNote({ item, name, onSave }: WishlistNoteProps) {
  const text = useText();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (!isEditing && wasEditing.current && isFocusLost()) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return <Form note={item.note} name={name} onSave={onSave} onClose={() => setEditing(false)} />;
  return (
    <>
      {item.note && <p className="wish-note-words">{item.note}</p>}
      <button
        ref={button}
        type="button"
        className="wish-note-edit"
        aria-label={text(item.note ? 'wishlist.editNoteNamed' : 'wishlist.addNoteNamed', { name })}
        {...Form.intent}
        onClick={() => setEditing(true)}
      >
        {text(item.note ? 'wishlist.editNote' : 'wishlist.addNote')}
      </button>
    </>
  );
}
