// What came of pressing "Add to cart", where it was pressed. The live region stands before there is anything to say.
import '../../words/catalogue/product';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { classNames } from '../../ui/class-names';
import { CartLink } from '../../cart/crossing/CartLink';
import type { PurchaseMessage } from './purchase';

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
            {message.text}{' '}
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
