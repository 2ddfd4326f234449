// Says that something of the cart could not be read, and reads it again.
import '../../words/catalogue/cart-partial';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';

export function PartialCart() {
  const text = useText();
  const { load } = useStorefront().cart;
  return (
    <Alert tone="info">
      <span>{text('cart.partial')}</span>{' '}
      <Button variant="quiet" size="small" onClick={() => void load()}>
        {text('cart.retry')}
      </Button>
    </Alert>
  );
}
