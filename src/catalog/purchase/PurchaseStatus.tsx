// What came of pressing "Add to cart", below what was pressed, which stays under the pointer. The live region stands before
// there is anything to say.
import '../../words/catalogue/product';
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { classNames } from '../../ui/class-names';
import type { CartLinkProps } from '../../cart/crossing/CartLink';
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import type { PurchaseMessage } from './purchase';

/** On pages of other sites the link is more than that. */
const CartLink = latePart<CartLinkProps>(
  async () => ({ default: (await import('../../cart/crossing/CartLink')).CartLink }),
  ({ children }) => <PlainLink>{children}</PlainLink>,
);

function PlainLink({ children }: { children: ReactNode }) {
  const { routing } = useStorefront();
  return <a href={routing.href('/cart')}>{children}</a>;
}

export interface PurchaseStatusProps {
  message?: PurchaseMessage;
  id?: string;
}

export function PurchaseStatus({ message, id }: PurchaseStatusProps) {
  const text = useText();
  return (
    <div
      id={id}
      className={classNames('purchase-status', message && `purchase-status-${message.tone}`)}
      role="status"
      part="status"
    >
      {message && (
        <p>
          <Icon name={message.tone === 'error' ? 'alert' : 'check'} />
          <span>
            <span>{message.text}</span>{' '}
            {message.tone === 'success' && (
              <CartLink to="/cart" plain="">
                {text('catalog.viewCart')}
              </CartLink>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
