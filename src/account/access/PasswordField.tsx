// A password, hidden unless asked for.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Field, type FieldProps } from '../../ui/form/Field';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'className' | 'autoComplete'> {
  /** current: the one of an account; new: one to be invented. */
  kind: 'current' | 'new';
}

export function PasswordField({ kind, ...field }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...field}
      className="access-password"
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className="access-show"
          aria-label={text('account.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <span aria-hidden="true">{text(isShown ? 'account.hide' : 'account.show')}</span>
        </button>
      }
    />
  );
}
