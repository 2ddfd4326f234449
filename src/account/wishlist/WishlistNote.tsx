// The shopper's own words on an item: shown, written, changed.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../locale/use-text';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import type { WishlistItem } from './wishlist-item';

export interface WishlistNoteProps {
  item: WishlistItem;
  /** Of the item, for the labels. */
  name: string;
  /** false where it was not saved. */
  onSave: (note: string) => Promise<boolean>;
}

export function WishlistNote({ item, name, onSave }: WishlistNoteProps) {
  const text = useText();
  const [draft, setDraft] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEditing = draft !== undefined;
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) field.current?.focus();
    else if (wasEditing.current) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // What was typed stays where it was not saved.
    if (await onSave((draft ?? '').trim())) setDraft(undefined);
    setBusy(false);
  };
  if (isEditing)
    return (
      <form className="wish-note-form" onSubmit={(event) => void submit(event)}>
        <Field
          ref={field}
          label={text('wishlist.noteOf', { name })}
          name="note"
          rows={2}
          maxLength={255}
          value={draft}
          onChange={setDraft}
        />
        <div className="wish-note-buttons">
          <Button type="submit" size="small" variant="secondary" busy={isBusy}>
            {text('wishlist.save')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setDraft(undefined)}>
            {text('wishlist.cancel')}
          </Button>
        </div>
      </form>
    );
  return (
    <>
      {item.note && <p className="wish-note-words">{item.note}</p>}
      <button
        ref={button}
        type="button"
        className="wish-note-edit"
        aria-label={text(item.note ? 'wishlist.editNoteNamed' : 'wishlist.addNoteNamed', { name })}
        onClick={() => setDraft(item.note)}
      >
        {text(item.note ? 'wishlist.editNote' : 'wishlist.addNote')}
      </button>
    </>
  );
}
