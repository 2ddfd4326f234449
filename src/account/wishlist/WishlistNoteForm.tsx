// Where the shopper's words on an item are written.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import '../../words/catalogue/wishlist-note';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { useStyles } from '../../ui/use-styles';
import { noteFormStyles } from './note-form-styles';

export interface WishlistNoteFormProps {
  note: string;
  /** Of the item, for the label. */
  name: string;
  /** false where it was not saved. */
  onSave: (note: string) => Promise<boolean>;
  onClose: () => void;
}

export function WishlistNoteForm({ note, name, onSave, onClose }: WishlistNoteFormProps) {
  useStyles(noteFormStyles);
  const text = useText();
  const [draft, setDraft] = useState(note);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    // What was typed stays where it was not saved.
    if (await onSave(draft.trim())) onClose();
    else setBusy(false);
  };
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
        <Button size="small" variant="quiet" onClick={onClose}>
          {text('wishlist.cancel')}
        </Button>
      </div>
    </form>
  );
}
