// The second thought before a saved payment is removed.
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';

export interface RemovePaymentProps {
  open: boolean;
  name: string;
  busy: boolean;
  onClose: () => void;
  onRemove: () => void;
}

export function RemovePayment({ open, name, busy, onClose, onRemove }: RemovePaymentProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      label={text('savedPayments.removeTitle')}
      footer={
        <div className="payment-buttons">
          <Button busy={busy} onClick={onRemove}>
            {text('savedPayments.remove')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {text('savedPayments.keep')}
          </Button>
        </div>
      }
    >
      <p>{text('savedPayments.removeMessage', { name })}</p>
    </Dialog>
  );
}
