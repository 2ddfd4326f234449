// The header of a checkout: whose it is, that it is safe, and where help is.
import { Icon } from '../ui/icon/Icon';
import { useStorefront } from '../use-storefront';
import { useText } from '../words/use-text';
import { Wordmark } from './Wordmark';

export function CheckoutBar({ name }: { name: string | undefined }) {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <div className="header-row">
      <p className="search-trigger">
        <Icon name="lock" />
        <span className="search-trigger-word">{text('navigation.safe')}</span>
      </p>
      <Wordmark name={name} />
      <a className="account-chip" href={routing.href('/contact-us')}>
        {text('navigation.help')}
      </a>
    </div>
  );
}
