// A new account as a page; after an order its fields are filled in (behaviour 2.1).
import '../../words/catalogue/account';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import { AccessPage } from './AccessPage';
import { CreateAccountForm, type CreateAccountFormProps } from './CreateAccountForm';
import { originPath, withOrigin } from './origin';
import { SignedIn } from './sign-in/SignedIn';

export interface CreateAccountPageProps extends Pick<
  CreateAccountFormProps,
  'email' | 'firstName' | 'lastName'
> {
  /** Path of the shop to go on to. */
  origin?: string;
}

export function CreateAccountPage({ origin, ...given }: CreateAccountPageProps) {
  const text = useText();
  const { routing, user } = useStorefront();
  if (user.isSignedIn.value)
    return (
      <AccessPage title={text('account.signedInTitle')}>
        <SignedIn path={originPath(origin)} />
      </AccessPage>
    );
  return (
    <AccessPage
      title={text('account.createTitle')}
      lead={text('account.createLead')}
      aside={
        <>
          <h2 className="access-aside-title">{text('account.haveTitle')}</h2>
          <p className="access-aside-lead">{text('account.haveLead')}</p>
          <Button variant="secondary" wide href={routing.href(withOrigin('/sign-in', origin))}>
            {text('account.signIn')}
          </Button>
        </>
      }
    >
      <CreateAccountForm {...given} origin={originPath(origin)} />
    </AccessPage>
  );
}
