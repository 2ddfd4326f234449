// One line (or a few) of text with its label, hint and error.
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useElementId } from '../use-element-id';
import { describedBy, FieldFrame } from './FieldFrame';

type InputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'defaultValue' | 'children' | 'ref' | 'onBlur' | 'name' | 'className'
>;

export interface FieldProps extends InputProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown below the control and announced with it. */
  error?: string;
  hint?: string;
  /** Marks the label "(optional)". */
  optional?: boolean;
  hideLabel?: boolean;
  /** More than one: a text area. */
  rows?: number;
  /** Stands at the end inside the box, e.g. a reveal button. */
  end?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

export function Field({
  label,
  name,
  value,
  onChange,
  onBlur,
  error,
  hint,
  optional,
  hideLabel,
  rows,
  end,
  className,
  id: givenId,
  type = 'text',
  ref,
  ...rest
}: FieldProps) {
  const ownId = useElementId();
  const id = givenId ?? ownId;
  const shared = {
    id,
    name,
    value,
    part: 'input',
    className: 'control',
    onBlur,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, hint, error),
  };
  return (
    <FieldFrame {...{ id, label, optional, hideLabel, hint, error, className }}>
      <div className="control-frame">
        {rows && rows > 1 ? (
          <textarea
            {...shared}
            ref={ref as Ref<HTMLElement> as Ref<HTMLTextAreaElement>}
            rows={rows}
            required={rest.required}
            disabled={rest.disabled}
            maxLength={rest.maxLength}
            placeholder={rest.placeholder}
            autoComplete={rest.autoComplete}
          />
        ) : (
          <input {...rest} {...shared} ref={ref} type={type} />
        )}
        {end && <div className="control-end">{end}</div>}
      </div>
    </FieldFrame>
  );
}
