// The address of a mail's link lost its token on the way.
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';

export interface IncompleteLinkProps {
  /** Page that sends a new one. */
  path: string;
  label: string;
}

export function IncompleteLink({ path, label }: IncompleteLinkProps) {
  const text = useText();
  const { routing } = useStorefront();
  return (
    <div className="access-done">
      <Alert tone="error">{text('account.resetNoToken')}</Alert>
      <Button href={routing.href(path)}>{label}</Button>
    </div>
  );
}
