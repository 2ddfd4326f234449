// On a page of another site: what has gone to the shop, the way there, and the way back (behaviour 4.7).
import '../../words/catalogue/cart-aside';
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { Aside } from './aside-record';
import { CartLink } from './CartLink';
import { piecesIn } from './compare';
import styles from './set-aside.css?inline';

export interface SetAsideProps {
  aside: Aside;
  /** Above what has been put in since. */
  isSmall?: boolean;
  level?: 2 | 3;
  onLeave?: () => void;
}

const sheets = [styles];

export function SetAside({ aside, isSmall, level, onLeave }: SetAsideProps) {
  useStyles(sheets);
  const text = useText();
  const { isBusy, said, back } = usePutBack();
  const ways = (
    <div className="set-aside-ways">
      <CartLink to="/cart" aside={aside} size="small" onClick={onLeave}>
        {text('cart.asideLink')}
      </CartLink>
      <Button variant="secondary" size="small" busy={isBusy} onClick={() => void back()}>
        {text('cart.asideBack')}
      </Button>
    </div>
  );
  const message = text('cart.asideMessage', { n: piecesIn(aside.lines) });
  return (
    <div className="set-aside">
      {isSmall ? (
        <>
          <p>
            <strong>{text('cart.asideTitle')}</strong> <span>{message}</span>
          </p>
          {ways}
        </>
      ) : (
        <EmptyState
          icon="bag"
          level={level}
          title={text('cart.asideTitle')}
          message={message}
          action={ways}
        />
      )}
      <p className="set-aside-said" role="status">
        {said}
      </p>
    </div>
  );
}

function usePutBack() {
  const text = useText();
  const shop = useStorefront();
  const [isBusy, setBusy] = useState(false);
  const [said, say] = useState('');
  const back = async () => {
    setBusy(true);
    say('');
    const { putBack } = await import('./leave');
    const done = await putBack(shop);
    setBusy(false);
    if (done === 'failed') say(text('cart.asideBackFailed'));
    else if (done !== 'done')
      // What it was said on goes with it.
      shop.toasts.addToast({ type: 'warning', message: text('cart.asideBackPartly'), timeout: 8000 });
  };
  return { isBusy, said, back };
}

export function OfAccount() {
  useStyles(sheets);
  const text = useText();
  return <p className="set-aside-account">{text('cart.ofAccount')}</p>;
}
