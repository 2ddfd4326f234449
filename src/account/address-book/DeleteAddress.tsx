// Asks before an address goes.
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import type { AddressBook, SavedAddress } from '../../user/addresses/address-book';
import { addressLines } from '../../user/addresses/address-lines';

export interface DeleteAddressProps {
  book: AddressBook;
  address: SavedAddress;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAddress({ book, address, open, onClose, onDeleted }: DeleteAddressProps) {
  const text = useText();
  const error = book.saveError.value;
  const remove = async () => {
    if (await book.remove(address.id)) onDeleted();
  };
  return (
    <Dialog
      open={open}
      size="small"
      label={text('account.addressDeleteTitle')}
      onClose={onClose}
      footer={
        <div className="change-actions">
          <Button busy={book.isSaving.value} onClick={() => void remove()}>
            {text('account.addressDelete')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('account.addressKeep')}
          </Button>
        </div>
      }
    >
      {error && open && <Alert tone="error">{shopperMessage(error, text('account.addressNotSaved'))}</Alert>}
      <address className="address-lines">
        {addressLines(address).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </Dialog>
  );
}
