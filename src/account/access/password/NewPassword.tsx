// A new password with the backend's rules below it, ticked off while one types, and how strong it is.
import { useEffect } from 'react';
import { useText } from '../../../words/use-text';
import { Icon } from '../../../ui/icon/Icon';
import { useElementId } from '../../../ui/use-element-id';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import type { AccountActions } from '../../../user/account';
import { PasswordField, type PasswordFieldProps } from '../PasswordField';
import { checkPassword, strengthOf, type PasswordRule } from '../password-rules';

export interface NewPasswordProps extends Omit<PasswordFieldProps, 'kind'> {
  actions: Pick<AccountActions, 'rules' | 'loadRules'>;
  /** A password must not be the same. */
  email: string;
}

const levels = [1, 2, 3, 4] as const;

export function NewPassword({ actions, email, ...field }: NewPasswordProps) {
  const text = useText();
  const id = useElementId();
  const { minimumLength, requiredClasses } = actions.rules.value;
  useEffect(() => void actions.loadRules(), [actions]);

  const kept = checkPassword(field.value, actions.rules.value, email);
  const isKept = Object.values(kept).every(Boolean);
  const strength = strengthOf(field.value, isKept);
  const rules: [PasswordRule, string][] = [
    ['length', text('account.ruleLength', { n: minimumLength })],
    ['classes', text('account.ruleClasses', { n: requiredClasses })],
  ];
  // What hardly anybody does is said only to whom it concerns.
  if (!kept.edges) rules.push(['edges', text('account.ruleEdges')]);
  if (!kept.email) rules.push(['email', text('account.ruleEmail')]);

  return (
    <div className="access-new-password">
      <PasswordField {...field} kind="new" aria-details={id} />
      <div className="access-strength" data-strength={strength} aria-hidden="true">
        {levels.map((level) => (
          <span key={level} className="access-strength-bar" data-on={strength >= level || undefined} />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">
          {strength > 0 && text('account.strength', { level: text(`account.strength${strength as 1}`) })}
        </span>
      </VisuallyHidden>
      <div id={id} className="access-rules">
        <p>{text('account.passwordRules')}</p>
        <ul className="access-rules">
          {rules.map(([rule, words]) => {
            const isDone = field.value !== '' && kept[rule];
            return (
              <li key={rule} className="access-rule">
                {isDone ? <Icon name="check" /> : <span className="access-rule-mark" />}
                <span>
                  <VisuallyHidden>{`${text(isDone ? 'account.ruleKept' : 'account.ruleBroken')} `}</VisuallyHidden>
                  <span>{words}</span>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
