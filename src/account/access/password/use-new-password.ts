// Keeps a form from being sent with a password that the backend would refuse.
import { useState } from 'react';
import { useText } from '../../../words/use-text';
import type { AccountRules } from '../../../user/account';
import { checkPassword } from '../password-rules';

export interface NewPasswordCheck {
  /** What is wrong with it since it was last refused; undefined once it was changed. */
  errorOf(password: string): string | undefined;
  /** false, with the focus on the field, when the password breaks a rule. */
  accepts(form: HTMLFormElement, password: string, email: string): boolean;
}

export function useNewPassword(rules: AccountRules): NewPasswordCheck {
  const text = useText();
  const [refused, setRefused] = useState('');
  return {
    errorOf: (password) => (refused && refused === password ? text('account.passwordTooWeak') : undefined),
    accepts(form, password, email) {
      if (Object.values(checkPassword(password, rules, email)).every(Boolean)) return true;
      setRefused(password);
      form.querySelector<HTMLElement>('[name="password"]')?.focus();
      return false;
    },
  };
}
