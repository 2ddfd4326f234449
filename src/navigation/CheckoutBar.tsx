// What a checkout has in its header beside the shop's name: that it is safe, and where help is.
import { Icon } from '../ui/icon/Icon';
import { useStorefront } from '../use-storefront';
import '../words/catalogue/checkout';
import { useText } from '../words/use-text';

export function CheckoutBar() {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <>
      <p className="search-trigger">
        <Icon name="lock" />
        <span className="search-trigger-word">{text('checkout.safe')}</span>
      </p>
      <a className="account-chip" href={routing.href('/contact-us')}>
        {text('checkout.help')}
      </a>
    </>
  );
}
