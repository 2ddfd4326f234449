// One of several, each a full-width line that can be pressed anywhere.
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useElementId } from '../use-element-id';
import { FieldsetFrame } from './FieldsetFrame';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** At the end of the line, e.g. a price. */
  detail?: ReactNode;
  hint?: string;
  disabled?: boolean;
  /** What the choice asks for, below its line. */
  content?: ReactNode;
}

export interface RadioGroupProps {
  legend: string;
  hideLegend?: boolean;
  name: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
  required?: boolean;
  className?: string;
}

export function RadioGroup({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  error,
  required,
  className,
}: RadioGroupProps) {
  const id = useElementId();
  return (
    <FieldsetFrame
      legend={legend}
      hideLegend={hideLegend}
      error={error}
      className={classNames('radio-group', error && 'field-invalid', className)}
      part="radio-group"
    >
      <div className="radio-lines">
        {options.map((option) => (
          <Fragment key={option.value}>
            <label className="choice-line radio-line">
              <input
                type="radio"
                className="choice-input"
                name={`${name}${id}`}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                required={required}
                onChange={() => onChange(option.value)}
              />
              <span className="choice-label">
                <span>{option.label}</span>
                {option.hint && <bdi className="choice-hint">{option.hint}</bdi>}
              </span>
              {option.detail !== undefined && <span className="choice-detail">{option.detail}</span>}
            </label>
            {option.content}
          </Fragment>
        ))}
      </div>
    </FieldsetFrame>
  );
}
