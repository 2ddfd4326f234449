// The cards that a customer chose to keep, to look at and to remove (behaviour 2.1). They are saved while paying.
import { useEffect, useState } from 'react';
import '../../words/catalogue/saved-payments';
import { useText } from '../../words/use-text';
import { useLive } from '../../catalog/use-live';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { latePart } from '../../late/late-part';
import { Skeleton } from '../../ui/Skeleton';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { AccountPage } from '../AccountPage';
import type { SavedPayment } from './saved-payment';
import { SavedPaymentRow } from './SavedPaymentRow';
import { createSavedPayments } from './state';
import { savedPaymentsStyles } from './styles';
import { usePaymentName } from './use-payment-name';

const RemovePayment = latePart(async () => ({ default: (await import('./RemovePayment')).RemovePayment }));

export function SavedPaymentsPage() {
  useStyles(savedPaymentsStyles);
  const text = useText();
  const { config, routing, toasts } = useStorefront();
  const state = useLive(createSavedPayments, '').value;
  const [leaving, setLeaving] = useState<SavedPayment>();
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const nameOf = usePaymentName();
  const title = text('savedPayments.title');
  const payments = state?.payments.value;
  // The pressed button goes with its row, once the dialog has given it back the focus.
  const place = useLostFocus<HTMLDivElement>(payments?.length);
  useEffect(() => {
    if (config.standalone) routing.setTitle(title);
  }, [config, routing, title]);

  const remove = async () => {
    if (!state || !leaving) return;
    try {
      await state.remove(leaving);
      setOpen(false);
      setSaid(text('savedPayments.removed', { name: nameOf(leaving) }));
    } catch (error) {
      setOpen(false);
      toasts.addToast({ type: 'error', message: shopperMessage(error, text('savedPayments.removeFailed')) });
    }
  };
  return (
    <AccountPage title={title} lead={text('savedPayments.lead')} path="/saved-payments">
      <div ref={place} tabIndex={-1} className="payments">
        <p className="payments-said" role="status">
          {said}
        </p>
        {!payments?.length && state?.error.value ? (
          <EmptyState
            icon="alert"
            title={text('savedPayments.failedTitle')}
            message={text('savedPayments.failed')}
            action={<Button onClick={state.reload}>{text('savedPayments.retry')}</Button>}
          />
        ) : !payments ? (
          <div role="status" aria-label={text('savedPayments.loading')}>
            <Skeleton lines={3} />
          </div>
        ) : payments.length === 0 ? (
          <EmptyState
            icon="card"
            title={text('savedPayments.emptyTitle')}
            message={text('savedPayments.empty')}
            action={<Button href={routing.href('/')}>{text('savedPayments.shop')}</Button>}
          />
        ) : (
          <ul className="payment-list" part="payments">
            {payments.map((payment) => (
              <SavedPaymentRow
                key={payment.hash}
                payment={payment}
                intent={RemovePayment.intent}
                onRemove={() => {
                  setLeaving(payment);
                  setOpen(true);
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {leaving && (
        <RemovePayment
          open={isOpen}
          name={nameOf(leaving)}
          busy={state?.isRemoving.value ?? false}
          onClose={() => setOpen(false)}
          onRemove={() => void remove()}
        />
      )}
    </AccountPage>
  );
}
