// Stands in the form's place once the address is confirmed: the way to the sign-in, and from there to where one came from.
import { useText } from '../../../words/use-text';
import { Button } from '../../../ui/Button';
import { useStorefront } from '../../../use-storefront';
import { awaitedConfirmation } from './awaited-confirmation';
import { Done } from '../Done';
import { originPath } from '../origin';
import { isSameAccount } from '../../../user/session-owner';

export function Confirmed({ email }: { email: string }) {
  const text = useText();
  const storefront = useStorefront();
  const awaited = awaitedConfirmation(storefront);
  const on = originPath(isSameAccount(awaited?.email, email) ? awaited?.origin : undefined);
  const way: Record<string, string> = on === '/' ? {} : { origin: on };
  return (
    <Done
      title={text('account.confirmDoneTitle')}
      action={
        <Button
          href={storefront.routing.href(`/sign-in?${new URLSearchParams({ email, ...way }).toString()}`)}
        >
          {text('account.signIn')}
        </Button>
      }
    >
      {text(on === '/' ? 'account.confirmDone' : 'account.signInToContinue')}
    </Done>
  );
}
