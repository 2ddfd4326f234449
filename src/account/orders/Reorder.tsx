// Buying an order again. All of it in the cart: on to the cart. Less than that: what is missing, and why.
import { useLayoutEffect, useRef, useState } from 'react';
import { CartLink } from '../../cart/crossing/CartLink';
import { late } from '../../late/late';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useStorefront } from '../../use-storefront';
import type { Order } from './order';
import type { Reordered } from './changes-api';

const cartPath = '/cart';
const changes = late(() => import('./changes-api'));

export function Reorder({ order }: { order: Order }) {
  const text = useText();
  const { app, cart, config, routing, toasts, transport } = useStorefront();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Reordered>();
  const [isOpen, setOpen] = useState(false);
  const isHere = useRef(true);
  const { number } = order;
  const missing = (of?: Reordered) => text(of?.isNothing ? 'orders.reorderNothing' : 'orders.reorderPartly');
  useLayoutEffect(() => () => void (isHere.current = false), []);

  const press = async () => {
    setBusy(true);
    try {
      const { reorder } = await changes();
      const done = await reorder({ transport, cart }, order);
      // Whoever has gone on meanwhile, or is about to, is told there.
      const stays = isHere.current && !app.isPageLoading.peek();
      if (done.problems.length === 0) {
        toasts.addToast({ type: 'success', message: text('orders.reordered', { number }) });
        if (config.standalone && stays) routing.navigate(cartPath);
      } else if (stays) {
        setOutcome(done);
        setOpen(true);
      } else toasts.addToast({ type: 'warning', message: missing(done) });
    } catch (error) {
      toasts.addToast({ type: 'error', message: shopperMessage(error, text('orders.reorderFailed')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        busy={isBusy}
        aria-label={text('orders.reorderNamed', { number })}
        onClick={() => void press()}
      >
        {text('orders.reorder')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="small"
        label={missing(outcome)}
        footer={
          <div className="order-dialog-buttons">
            {!outcome?.isNothing && <CartLink to={cartPath}>{text('orders.toCart')}</CartLink>}
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {text('orders.stay')}
            </Button>
          </div>
        }
      >
        <ul className="order-problems">
          {outcome?.problems.map(({ name, reason }, index) => (
            <li key={index}>{name ? text('orders.notAdded', { name, reason }) : reason}</li>
          ))}
        </ul>
        {!outcome?.isNothing && <p className="order-dialog-rest">{text('orders.reorderRest')}</p>}
      </Dialog>
    </>
  );
}
