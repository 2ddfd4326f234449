// Cancels a guest's order with the key of a mail. A press, since programs follow the links of mails, too.
import { useState, type FormEvent } from 'react';
import '../../words/catalogue/guest-cancel';
import '../../words/catalogue/order';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Sentence } from '../../ui/Sentence';
import { useStorefront } from '../../use-storefront';
import { AccessPage } from '../access/AccessPage';
import { Done } from '../access/Done';
import { FormError } from '../access/FormError';
import { cancelTrouble } from '../orders/cancel-trouble';
import { confirmCancel } from './cancel-api';

export interface ConfirmCancelProps {
  /** Both as the mail's link has them. */
  orderId: string;
  confirmationKey: string;
}

export function ConfirmCancel({ orderId, confirmationKey }: ConfirmCancelProps) {
  const text = useText();
  const storefront = useStorefront();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [number, setNumber] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      setNumber(await confirmCancel(storefront, orderId, confirmationKey));
    } catch (failure) {
      setError(cancelTrouble(failure, text));
    } finally {
      setBusy(false);
    }
  };

  return (
    <AccessPage title={text('orders.confirmCancelTitle')}>
      {number === undefined ? (
        <form className="access-form" method="post" onSubmit={(event) => void submit(event)}>
          {error && <FormError>{error}</FormError>}
          <p>{text('orders.cancelMessage')}</p>
          <div className="access-actions">
            <Button type="submit" size="large" wide busy={isBusy}>
              {text('orders.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Done
          title={text('orders.guestCanceled')}
          action={
            <Button href={storefront.routing.href(`/guest-order?number=${encodeURIComponent(number)}`)}>
              {text('orders.lookUp')}
            </Button>
          }
        >
          <Sentence keep={number}>{text('orders.cancelDone', { number })}</Sentence>
        </Done>
      )}
    </AccessPage>
  );
}
