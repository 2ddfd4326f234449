// How many: a box to type in between two buttons.
import { useState } from 'react';
import { useText } from '../../locale/use-text';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { clampQuantity, parseQuantity } from './quantity';

export interface QuantityStepperProps {
  /** Names the box, e.g. "Quantity of Glen Orrin 12". */
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (quantity: number) => void;
  busy?: boolean;
  size?: 'small' | 'medium';
  name?: string;
}

export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  busy = false,
  size = 'medium',
  name,
}: QuantityStepperProps) {
  const text = useText();
  /** What is being typed; undefined shows the value. */
  const [draft, setDraft] = useState<string>();
  const bounds = { min, max };

  const set = (quantity: number) => {
    setDraft(undefined);
    if (!busy && quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (draft !== undefined) set(parseQuantity(draft, value, bounds));
  };
  const step = (by: number) => set(clampQuantity(parseQuantity(draft ?? '', value, bounds) + by, bounds));
  const atLeast = value <= min;
  const atMost = max !== undefined && value >= max;

  return (
    <div
      className={classNames('stepper', size === 'small' && 'stepper-small')}
      part="quantity"
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
    >
      {/* Not `disabled` at the ends: the focus must stay where the shopper pressed. */}
      <button
        type="button"
        className="stepper-button"
        aria-label={text('ui.fewer', { label })}
        aria-disabled={atLeast || busy || undefined}
        onClick={() => !atLeast && step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className="stepper-input"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.currentTarget.value.replace(/[^0-9]/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            commit();
          } else if (event.key === 'ArrowUp' && !atMost) {
            event.preventDefault();
            step(1);
          } else if (event.key === 'ArrowDown' && !atLeast) {
            event.preventDefault();
            step(-1);
          } else if (event.key === 'Escape' && draft !== undefined) {
            event.stopPropagation();
            setDraft(undefined);
          }
        }}
      />
      <button
        type="button"
        className="stepper-button"
        aria-label={text('ui.more', { label })}
        aria-disabled={atMost || busy || undefined}
        onClick={() => !atMost && step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
