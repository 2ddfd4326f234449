// What a checkout has in its header beside the shop's name: that it is safe, and where help is.
import { Icon } from '../ui/icon/Icon';
import { useStyles } from '../ui/use-styles';
import { useStorefront } from '../use-storefront';
import '../words/catalogue/checkout';
import { useText } from '../words/use-text';
import checkoutBar from './checkout-bar.css?inline';

const styles = [checkoutBar];

export function CheckoutBar() {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  return (
    <>
      <p className="search-trigger checkout-safe">
        <Icon name="lock" />
        <span className="search-trigger-word">{text('checkout.safe')}</span>
      </p>
      <a className="account-chip checkout-help" href={routing.href('/contact-us')}>
        {text('checkout.help')}
      </a>
    </>
  );
}
