// The email address that names an account. "username" is what password managers keep the password under.
import { Field, type FieldProps } from '../../ui/form/Field';

export function EmailField(field: Omit<FieldProps, 'type'>) {
  return (
    <Field
      {...field}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
