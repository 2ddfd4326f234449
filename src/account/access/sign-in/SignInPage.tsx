// The sign-in as a page; leads back to what was asked for (behaviour 2.1).
import { useEffect } from 'react';
import '../../../words/catalogue/account';
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/icon/Icon';
import { useStorefront } from '../../../use-storefront';
import { AccessLink } from '../AccessLink';
import { AccessPage } from '../AccessPage';
import { originPath, withOrigin } from '../origin';
import { SignedIn } from './SignedIn';
import { SignInForm } from './SignInForm';
import { useWish } from '../use-wish';

export interface SignInPageProps {
  /** Path of the shop to go on to. */
  origin?: string;
  email?: string;
}

export function SignInPage({ origin, email }: SignInPageProps) {
  const text = useText();
  const { config, routing, user } = useStorefront();
  const isSignedIn = user.isSignedIn.value;
  useWish();
  const goesOn = isSignedIn && config.standalone;
  useEffect(() => {
    if (goesOn) routing.navigate(originPath(origin), { replace: true });
  }, [goesOn, origin, routing]);

  if (isSignedIn)
    return (
      <AccessPage title={text('account.signedInTitle')}>
        <SignedIn path={originPath(origin)} />
      </AccessPage>
    );
  return (
    <AccessPage
      title={text('account.signInTitle')}
      lead={text(originPath(origin) === '/' ? 'account.signInLead' : 'account.signInToContinue')}
      aside={
        <>
          <h2 className="access-aside-title">{text('account.newTitle')}</h2>
          <p className="access-aside-lead">{text('account.newLead')}</p>
          <ul className="access-benefits">
            {(['benefitCheckout', 'benefitOrders', 'benefitWishlist'] as const).map((benefit) => (
              <li key={benefit} className="access-benefit">
                <Icon name="check" />
                <span>{text(`account.${benefit}`)}</span>
              </li>
            ))}
          </ul>
          <Button variant="secondary" wide href={routing.href(withOrigin('/create-account', origin))}>
            {text('account.createLink')}
          </Button>
          <p className="access-aside-more">
            <AccessLink path="/guest-order">{text('account.guestOrder')}</AccessLink>
          </p>
        </>
      }
    >
      <SignInForm email={email} />
    </AccessPage>
  );
}
