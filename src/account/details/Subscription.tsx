// The newsletter of a customer: subscribed or not, saved, and what came of it.
import { useState, type FormEvent } from 'react';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import controlCss from '../../ui/form/control.css?inline';
import choiceCss from '../../ui/form/choice.css?inline';
import fieldCss from '../../ui/form/field.css?inline';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { User } from '../../user/state';
import { useDetails } from './use-details';

const styles = [controlCss, fieldCss, choiceCss];

type Outcome = 'subscribed' | 'unsubscribed' | 'subscriptionToConfirm' | 'subscriptionUnchanged';

export function Subscription({ user }: { user: User }) {
  useStyles(styles);
  const text = useText();
  const { routing } = useStorefront();
  const { subscribing, changeSubscription } = useDetails();
  /** undefined: as the backend has it. */
  const [wanted, setWanted] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>();
  const isChecked = wanted ?? user.isSubscribed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (subscribing.isBusy.value) return;
    setOutcome(undefined);
    if (isChecked === user.isSubscribed) return setOutcome('subscriptionUnchanged');
    const isNow = await changeSubscription(isChecked);
    if (isNow === undefined) return;
    setWanted(undefined);
    setOutcome(isNow ? 'subscribed' : isChecked ? 'subscriptionToConfirm' : 'unsubscribed');
  };

  const error = subscribing.error.value;
  return (
    <form
      className="change-form"
      method="post"
      action={routing.href('/communications')}
      onSubmit={(event) => void submit(event)}
    >
      {error && <Alert tone="error">{shopperMessage(error, text('account.subscriptionFailed'))}</Alert>}
      <Checkbox
        name="newsletter"
        label={text('account.subscribe')}
        hint={text('account.subscribeHint', { email: user.email })}
        checked={isChecked}
        onChange={(checked) => {
          setWanted(checked);
          setOutcome(undefined);
        }}
      />
      <div className="change-actions">
        <Button type="submit" busy={subscribing.isBusy.value}>
          {text('account.save')}
        </Button>
      </div>
      {outcome && (
        <Alert tone={outcome === 'subscribed' || outcome === 'unsubscribed' ? 'success' : 'info'}>
          {text(`account.${outcome}`)}
        </Alert>
      )}
    </form>
  );
}
