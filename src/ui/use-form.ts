// The values and errors of one form: checked on submit and on leaving a field, corrected while typing.
import { useState } from 'react';
import type { Text } from '../locale/text';
import { validate, type FieldErrors, type Rules } from './validation';

export interface FormOptions<Field extends string> {
  initial: Readonly<Record<Field, string>>;
  rules: Rules<Field>;
  labels: Readonly<Record<Field, string>>;
  text: Text;
  /** Called with every change, so that what was typed can be kept. */
  onDraft?: (values: Record<Field, string>) => void;
}

export interface Form<Field extends string> {
  values: Readonly<Record<Field, string>>;
  errorCount: number;
  /** Props for a Field or Select. */
  bind(field: Field): {
    name: Field;
    label: string;
    value: string;
    error: string | undefined;
    required: boolean;
    onChange: (value: string) => void;
    onBlur: () => void;
  };
  /** Checks everything; on failure shows all errors and focuses the first field that has one. */
  check(form: HTMLFormElement): boolean;
}

export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { rules, labels, text, onDraft } = options;
  const [values, setValues] = useState<Record<Field, string>>(options.initial);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  const recheck = (field: Field, current: Record<Field, string>) => {
    const found = validate(current, rules, labels, text)[field];
    setErrors((known) => ({ ...known, [field]: found }));
  };
  return {
    values,
    errorCount: Object.values(errors).filter(Boolean).length,
    bind: (field) => ({
      name: field,
      label: labels[field],
      value: values[field],
      error: errors[field],
      required: rules[field]?.includes('required') ?? false,
      onChange(value) {
        const next = { ...values, [field]: value };
        setValues(next);
        onDraft?.(next);
        if (errors[field]) recheck(field, next);
      },
      onBlur() {
        if (values[field].trim()) recheck(field, values);
      },
    }),
    check(form) {
      const found = validate(values, rules, labels, text);
      setErrors(found);
      const first = Object.keys(rules).find((field) => found[field as Field]);
      if (!first) return true;
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
}
