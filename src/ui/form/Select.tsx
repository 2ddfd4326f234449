// A native choice from a list, with label, hint and error.
import type { ReactNode, Ref } from 'react';
import { useElementId } from '../use-element-id';
import { describedBy, FieldFrame } from './FieldFrame';
import { Icon } from '../icon/Icon';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps {
  label: ReactNode;
  name: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First entry with an empty value, e.g. "Choose a state". */
  placeholder?: string;
  error?: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
  hideLabel?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  className?: string;
  id?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function Select({
  ref,
  id: givenId,
  className,
  required,
  disabled,
  autoComplete,
  ...props
}: SelectProps) {
  const { label, name, options, value, onChange, onBlur, placeholder, error, hint, optional, hideLabel } =
    props;
  const ownId = useElementId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame {...{ id, label, optional, hideLabel, hint, error, className }}>
      <div className="control-frame">
        <select
          id={id}
          ref={ref}
          className="control control-select"
          part="select"
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          onBlur={onBlur}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="control-chevron" />
      </div>
    </FieldFrame>
  );
}
