// The newsletter form: which newsletter, e-mail and first name. What was typed stays until it was taken.
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import '../../words/catalogue/newsletter';
import { useText } from '../../words/use-text';
import { late } from '../../late/late';
import { whenIdle } from '../../late/when-idle';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/form/Field';
import { latePart } from '../../late/late-part';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import type { Storefront } from '../../storefront';
import { useStorefrontLater, type LaterStorefront } from '../../use-storefront';
import { AudienceChoice } from './AudienceChoice';
import { newsletterStyles } from './styles';
import type { Outcome } from './api';
import {
  emailPattern,
  newsletterErrors,
  prepareRules,
  type Audience,
  type NewsletterDraft,
  type NewsletterErrors,
} from './subscription';

export interface NewsletterProps {
  /** Chosen at first. */
  audience?: Audience;
  /** Instead of "Newsletter". */
  heading?: string;
  /** Rank of the heading in the page. */
  level?: 2 | 3;
  onNewsletterSubscribed?: (detail: { audience: Audience; needs_confirmation: boolean }) => void;
}

const field = 'Mutation.subscribeEmailToNewsletter';
/** Nobody needs it before somebody sends. */
const sending = late(() => import('./sending'));
const Answer = latePart(
  async () => ({ default: (await sending()).Answer }),
  // It is the code of the answer that did not come.
  ({ outcome, failed }) => outcome.kind === 'failed' && <p role="alert">{failed}</p>,
);

/** @useSignals What the backend lacks is learned while the form stands. */
export function Newsletter({ heading, level = 2, ...subscription }: NewsletterProps) {
  useStyles(newsletterStyles);
  const text = useText();
  const { has, bring } = useStorefrontLater();
  const id = useElementId();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLDivElement>(null);
  // A stock backend takes the address alone, and drops the rest without a word.
  useEffect(() => whenIdle(() => prepare(bring, ({ transport }) => transport.survey())), [bring]);
  const asksName = has(`${field}(firstname:)`);
  const asksAudience = has(`${field}(audience:)`);
  const { draft, errors, outcome, isBusy, change, send } = useSubscription(form, asksName, subscription);
  const isDone = outcome?.kind === 'subscribed' || outcome?.kind === 'confirm';
  const Heading = `h${level}` as const;

  useEffect(() => {
    // The form that was sent is gone; the shopper may have left it before. Asked as shortly as can be: cards share what is asked elsewhere.
    if (isDone && document.activeElement === document.body) done.current?.focus();
  }, [isDone]);

  const name = asksName ? draft.firstName.trim() : '';
  const said = { email: draft.email.trim(), name, failed: text('content.subscribeFailed') };
  return (
    <section className="newsletter" part="newsletter" aria-labelledby={id}>
      <Heading className="newsletter-title" id={id}>
        {heading || text('content.newsletter')}
      </Heading>
      {isDone ? (
        <div className="newsletter-done" ref={done} tabIndex={-1}>
          <Answer outcome={outcome} {...said} />
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          aria-labelledby={id}
          onFocus={() => {
            prepareRules();
            prepare(bring, ({ transport }) => transport.preload());
            void Answer.preload();
          }}
          onSubmit={(event) => void send(event)}
        >
          <p className="newsletter-words">{text('content.newsletterMessage')}</p>
          {asksAudience && (
            <AudienceChoice value={draft.audience} onChange={(chosen) => change({ audience: chosen })} />
          )}
          <div className="newsletter-fields">
            <Field
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              pattern={emailPattern}
              label={text('content.newsletterEmail')}
              value={draft.email}
              error={errors.email && text(errors.email)}
              maxLength={254}
              required
              onChange={(value) => change({ email: value })}
            />
            {asksName && (
              <Field
                name="firstName"
                autoComplete="given-name"
                label={text('content.newsletterFirstName')}
                value={draft.firstName}
                error={errors.firstName && text(errors.firstName)}
                maxLength={100}
                required
                onChange={(value) => change({ firstName: value })}
              />
            )}
            <Button type="submit" busy={isBusy}>
              {text('content.subscribe')}
            </Button>
          </div>
          {outcome && <Answer outcome={outcome} {...said} />}
        </form>
      )}
    </section>
  );
}

/** For a later press, which says what does not come. */
function prepare(bring: LaterStorefront['bring'], task: (storefront: Storefront) => Promise<void>): void {
  bring()
    .then(task)
    .catch(() => undefined);
}

/** What was typed, what is wrong with it, and what came of sending it. */
function useSubscription(
  form: RefObject<HTMLFormElement | null>,
  asksName: boolean,
  {
    audience = 'store',
    onNewsletterSubscribed,
  }: Pick<NewsletterProps, 'audience' | 'onNewsletterSubscribed'>,
) {
  const { bring } = useStorefrontLater();
  const isSending = useRef(false);
  const [draft, setDraft] = useState<NewsletterDraft>({ email: '', firstName: '', audience });
  const [errors, setErrors] = useState<NewsletterErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const change = (part: Partial<NewsletterDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (outcome) setOutcome(undefined);
    if (!errors.email && !errors.firstName) return;
    // Only what was said is taken back while typing; nothing new is said.
    void newsletterErrors(next, asksName).then((found) =>
      setErrors((said) => ({
        email: said.email && found.email,
        firstName: said.firstName && found.firstName,
      })),
    );
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // State is too late for the second of two quick presses.
    if (isSending.current) return;
    isSending.current = true;
    const pressed = document.activeElement;
    /** Unless the shopper has gone elsewhere meanwhile. */
    const focusField = (name: string) =>
      document.activeElement === pressed &&
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    // Without the rules the backend still checks, and says so.
    const found = await newsletterErrors(draft, asksName).catch((): NewsletterErrors => ({}));
    flushSync(() => {
      setErrors(found);
      setOutcome(undefined);
    });
    if (found.email ?? found.firstName) {
      isSending.current = false;
      focusField(found.email ? 'email' : 'firstName');
      return;
    }
    setBusy(true);
    const answer = await Promise.all([bring(), sending(), Answer.preload()]).then(
      ([{ transport }, { subscribe }]) => subscribe(transport, draft),
      (error: unknown): Outcome => ({ kind: 'failed', error }),
    );
    isSending.current = false;
    flushSync(() => {
      setBusy(false);
      if (answer.kind === 'invalid-email') setErrors({ email: 'content.emailInvalid' });
      else setOutcome(answer);
    });
    if (answer.kind === 'invalid-email') focusField('email');
    if (answer.kind === 'subscribed' || answer.kind === 'confirm')
      onNewsletterSubscribed?.({
        audience: draft.audience,
        needs_confirmation: answer.kind === 'confirm',
      });
  };

  return { draft, errors, outcome, isBusy, change, send };
}
