// Stands in place of a customer's page on a page of another site while nobody is signed in; the page follows the sign-in.
import { useText } from '../../../words/use-text';
import '../../../words/catalogue/account';
import '../../../words/catalogue/account-page';
import { useStyles } from '../../../ui/use-styles';
import { AccessLink } from '../AccessLink';
import { AccessPage } from '../AccessPage';
import { SignInForm } from './SignInForm';
import { accessPageStyles } from '../styles';

export function SignInOffer({ title }: { title: string }) {
  useStyles(accessPageStyles);
  const text = useText();
  return (
    <AccessPage title={title} lead={text('account.signInOffer')}>
      <SignInForm />
      <p>
        <span>{text('account.newTitle')}</span>{' '}
        <AccessLink path="/create-account">{text('account.createLink')}</AccessLink>
      </p>
    </AccessPage>
  );
}
