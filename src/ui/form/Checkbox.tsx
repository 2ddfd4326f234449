// A yes or no with its label beside it.
import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { useElementId } from '../use-element-id';
import { describedBy } from './FieldFrame';
import { Icon } from '../icon/Icon';

export interface CheckboxProps {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stands quietly at the end of the line, e.g. a count. */
  detail?: ReactNode;
  hint?: string;
  error?: string;
  value?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox({ label, detail, hint, error, onChange, className, ...input }: CheckboxProps) {
  const id = useElementId();
  return (
    <div className={classNames('choice', error && 'field-invalid', className)} part="checkbox">
      <label className="choice-line">
        <input
          {...input}
          type="checkbox"
          className="choice-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="choice-label">{label}</span>
        {detail !== undefined && <span className="choice-detail">{detail}</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
