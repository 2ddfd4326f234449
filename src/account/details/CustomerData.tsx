// Who is signed in, for what is drawn of them: waits for it, and says where it did not come.
import type { ReactNode } from 'react';
import '../../words/catalogue/account-details';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Skeleton } from '../../ui/Skeleton';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { User } from '../../user/state';
import details from './details.css?inline';

const styles = [details];

export function CustomerData({ children }: { children: (user: User) => ReactNode }) {
  useStyles(styles);
  const text = useText();
  const { user } = useStorefront();
  const known = user.currentUser.value;
  if (known) return children(known);
  if (user.getDetailsError.value)
    return (
      <Alert tone="error">
        <span>{text('account.detailsFailed')}</span>{' '}
        <Button variant="quiet" size="small" onClick={() => void user.getDetails()}>
          {text('account.tryAgain')}
        </Button>
      </Alert>
    );
  return (
    <div className="details-waiting">
      <Skeleton lines={3} />
    </div>
  );
}
