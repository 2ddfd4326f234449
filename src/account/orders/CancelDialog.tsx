// Asks for a reason and a second thought before an order is canceled, by whom and however that is done.
import { useEffect, useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import { Sentence } from '../../ui/Sentence';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { Order } from './order';
import { cancelTrouble } from './cancel-trouble';
import { fetchReasons } from './changes-api';
import { formStyles } from './form-styles';

export interface CancelDialogProps {
  order: Order;
  /** What else is to be known before. */
  note?: string;
  /** Rejects where the order stands as it was. */
  cancel: (reason: string) => Promise<void>;
  /** Once that is done. */
  onDone: () => void;
}

export function CancelDialog({ order: { number }, note, cancel, onDone }: CancelDialogProps) {
  useStyles(formStyles);
  const text = useText();
  const storefront = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [reasons, setReasons] = useState<readonly string[]>();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (!isOpen || reasons) return;
    // A shop that names none takes any words.
    fetchReasons(storefront).then(setReasons, () => setReasons([]));
  }, [isOpen, reasons, storefront]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!reason.trim()) {
      event.currentTarget.querySelector<HTMLElement>('[name="reason"]')?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await cancel(reason.trim());
      setOpen(false);
      onDone();
    } catch (failure) {
      setError(cancelTrouble(failure, text));
    } finally {
      setBusy(false);
    }
  };
  const field = {
    label: text('orders.reason'),
    name: 'reason',
    value: reason,
    onChange: setReason,
    required: true,
    error: isChecked && !reason.trim() ? text('orders.reasonNeeded') : undefined,
  };
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('orders.cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        label={<Sentence keep={number}>{text('orders.cancelTitle', { number })}</Sentence>}
      >
        <form className="order-dialog" onSubmit={(event) => void submit(event)} noValidate>
          <p>{text('orders.cancelMessage')}</p>
          {note && <p>{note}</p>}
          {error && <Alert tone="error">{error}</Alert>}
          {reasons?.length === 0 ? (
            <Field {...field} maxLength={255} />
          ) : (
            <Select
              {...field}
              placeholder={text('orders.chooseReason')}
              options={(reasons ?? []).map((value) => ({ value, label: value }))}
            />
          )}
          <div className="order-dialog-buttons">
            <Button type="submit" busy={isBusy}>
              {text('orders.cancel')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text('orders.keep')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
