// The header of a checkout: whose it is, that it is safe, and where help is.
import { Icon } from '../ui/icon/Icon';
import { useStorefront } from '../use-storefront';
import { useText } from '../words/use-text';
import { Wordmark } from './Wordmark';

export function CheckoutBar({ name }: { name: string | undefined }) {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <div className="header-row header-enclosed">
      <Wordmark name={name} />
      <p className="header-safe">
        <Icon name="lock" />
        <span>{text('navigation.safe')}</span>
      </p>
      <a className="header-help" href={routing.href('/contact-us')}>
        {text('navigation.help')}
      </a>
    </div>
  );
}
