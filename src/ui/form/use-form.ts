// The values and errors of one form: checked on submit and on leaving a field, corrected while typing.
import { useRef, useState } from 'react';
import '../../words/catalogue/forms';
import { late } from '../../late/late';
import type { Text } from '../../words/text';
import type { validate as validateValues, FieldErrors, RuleList, Rules } from './validation';

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
    onFocus: () => void;
    onBlur: (event?: { relatedTarget: EventTarget | null }) => void;
  };
  /**
   * Checks everything; on failure shows all errors and focuses the first field that has one. While the rules are on their
   * way it answers false, and submits the form again when they are here.
   */
  check(form: HTMLFormElement): boolean;
}

type Validate = typeof validateValues;

const fetchRules = late(() => import('./validation'));

const passAll: Validate = () => ({});

export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { rules, labels, text, onDraft } = options;
  const [values, setValues] = useState<Record<Field, string>>(options.initial);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const validate = useRef<Validate>(undefined);
  const isWaiting = useRef(false);
  /** A browser fills all fields in before any of them is drawn anew. */
  const latest = useRef(values);

  const load = async (): Promise<Validate> => (validate.current ??= (await fetchRules()).validate);
  const submitLater = async (form: HTMLFormElement) => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    // Without the rules the backend still checks, and what the form asks it for says what is wrong.
    await load().catch(() => (validate.current = passAll));
    // Browsers ignore a submission within another one, and this may still be in it.
    await new Promise((done) => setTimeout(done));
    isWaiting.current = false;
    if (form.isConnected) form.requestSubmit();
    if (validate.current === passAll) validate.current = undefined;
  };
  const recheck = async (field: Field, current: Record<Field, string>) => {
    const check = await load().catch(() => undefined);
    if (check) setErrors((known) => ({ ...known, [field]: check(current, rules, labels, text)[field] }));
  };
  return {
    values,
    errorCount: Object.values(errors).filter(Boolean).length,
    bind: (field) => ({
      name: field,
      label: labels[field],
      value: values[field],
      error: errors[field],
      required: isRequired(rules[field]),
      onChange(value) {
        const next = (latest.current = { ...latest.current, [field]: value });
        setValues(next);
        onDraft?.(next);
        if (errors[field]) void recheck(field, next);
      },
      onFocus: () => void load().catch(() => undefined),
      onBlur(event) {
        // On the way to a button a message would move it from under the pointer; submitting checks everything.
        if (event?.relatedTarget instanceof HTMLButtonElement) return;
        if (values[field].trim()) void recheck(field, values);
      },
    }),
    check(form) {
      if (!validate.current) {
        void submitLater(form);
        return false;
      }
      const found = validate.current(values, rules, labels, text);
      setErrors(found);
      const first = Object.keys(rules).find((field) => found[field as Field]);
      if (!first) return true;
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return false;
    },
  };
}

function isRequired(rules: RuleList | undefined): boolean {
  return (typeof rules === 'string' ? rules.split('|') : (rules ?? [])).includes('required');
}
