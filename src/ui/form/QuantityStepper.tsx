// How many: a box to type in between two buttons.
import { useState } from 'react';
import '../../words/catalogue/quantity';
import { useText } from '../../words/use-text';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/Icon';
import { useElementId } from '../use-element-id';
import { clampQuantity, readQuantity } from './quantity';

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
  const id = useElementId();
  const { draft, isRefused, problem, type, commit, step } = useDraft({ value, min, max, busy, onChange });
  const atLeast = value <= min;
  const atMost = max !== undefined && value >= max;

  return (
    <div className="stepper-field">
      <div
        className={classNames('stepper', size === 'small' && 'stepper-small', problem && 'stepper-invalid')}
        part="quantity"
        role="group"
        aria-label={label}
        aria-busy={busy || undefined}
      >
        <StepButton
          label={text('ui.fewer', { label })}
          icon="minus"
          isAtEnd={atLeast}
          busy={busy}
          onPress={() => step(-1)}
        />
        <input
          className="stepper-input"
          name={name}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-invalid={isRefused || undefined}
          aria-describedby={problem && id}
          value={draft ?? String(value)}
          onChange={(event) => type(event.currentTarget.value)}
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
              type(undefined);
            }
          }}
        />
        <StepButton
          label={text('ui.more', { label })}
          icon="plus"
          isAtEnd={atMost}
          busy={busy}
          onPress={() => step(1)}
        />
      </div>
      {problem && (
        <p className="stepper-problem" role="alert" id={id}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** What stands in the box until it counts, and what is wrong with it. */
function useDraft({
  value,
  min = 1,
  max,
  busy,
  onChange,
}: Pick<QuantityStepperProps, 'value' | 'min' | 'max' | 'busy' | 'onChange'>) {
  const text = useText();
  /** What is being typed, or stays because it is no quantity; undefined shows the value. */
  const [draft, setDraft] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  /** What was typed last: a limit that cuts it, now or once it is known, says so. */
  const [asked, setAsked] = useState<number>();
  const bounds = { min, max };
  const problem = isRefused
    ? text('ui.quantityNotWhole', { min, n: value })
    : asked !== undefined && asked !== value && clampQuantity(asked, bounds) === value
      ? text(asked > value ? 'ui.quantityTooMany' : 'ui.quantityTooFew', { n: value })
      : undefined;

  const type = (typed: string | undefined) => {
    setDraft(typed);
    setRefused(false);
    setAsked(undefined);
  };
  const set = (quantity: number) => {
    type(undefined);
    if (!busy && quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (draft === undefined) return;
    if (!draft.trim()) return type(undefined);
    const typed = readQuantity(draft);
    if (typed === undefined) return setRefused(true);
    set(clampQuantity(typed, bounds));
    setAsked(typed);
  };
  const step = (by: number) => set(clampQuantity((readQuantity(draft ?? '') ?? value) + by, bounds));
  return { draft, isRefused, problem, type, commit, step };
}

interface StepButtonProps {
  label: string;
  icon: IconName;
  isAtEnd: boolean;
  busy: boolean;
  onPress: () => void;
}

/** Not `disabled` at the ends: the focus must stay where the shopper pressed. */
function StepButton({ label, icon, isAtEnd, busy, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className="stepper-button"
      aria-label={label}
      aria-disabled={isAtEnd || busy || undefined}
      onClick={() => !isAtEnd && onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
