// The frame of a signed-in customer's pages: the ways to the others, the title, the page. Guests are offered the sign-in.
import type { ReactNode } from 'react';
import { latePart } from '../late/late-part';
import { Icon } from '../ui/icon/Icon';
import { useLostFocus } from '../ui/use-lost-focus';
import { useStyles } from '../ui/use-styles';
import { useStorefront } from '../use-storefront';
import { AccountNavigation } from './AccountNavigation';
import { accountPageStyles } from './styles';

export interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  /** Where this page belongs. */
  back?: { href: string; label: string };
  /** Of behaviour 2.1, e.g. /address-book. */
  path: string;
  /** Drawn for a signed-in customer only. */
  children: ReactNode;
}

const Offer = latePart(
  async () => ({ default: (await import('./access/sign-in/SignInOffer')).SignInOffer }),
  <div className="account-page-shape" />,
);

export function AccountPage({ title, lead, back, path, children }: AccountPageProps) {
  useStyles(accountPageStyles);
  const { config, user } = useStorefront();
  const heading = useLostFocus<HTMLHeadingElement>(user.isSignedIn.value);
  const offer = useLostFocus<HTMLDivElement>(user.isSignedIn.value);
  // The shop itself leads guests to the sign-in and back (behaviour 2.1); an element on another page stays where it is.
  if (!user.isSignedIn.value)
    return config.standalone ? null : (
      <div className="account-page-offer" ref={offer} tabIndex={-1}>
        <Offer title={title} />
      </div>
    );
  return (
    <div className="account-page" part="page">
      <div className="account-page-columns">
        <AccountNavigation path={path} />
        <div className="account-page-main">
          <header className="account-page-head">
            {back && (
              <a className="account-page-back" href={back.href}>
                <Icon name="arrow-left" />
                <span>{back.label}</span>
              </a>
            )}
            <h1 className="account-page-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="account-page-lead">{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </div>
  );
}
