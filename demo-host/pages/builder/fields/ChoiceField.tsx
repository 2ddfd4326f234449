// A field to choose one or several things of the shop by name: what is chosen, and a combobox to choose it from.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Choice, Choices } from '../choices';
import { Combobox } from './Combobox';

export interface ChoiceFieldProps {
  label: string;
  description: string;
  /** Text of the attribute; several values are separated by commas. */
  value: string;
  isMultiple: boolean;
  choices: Choices;
  onChange: (value: string) => void;
}

const split = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { label, description, value, isMultiple, choices, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = isMultiple ? split(value) : value ? [value] : [];
  const known = useNames(choices, chosen);

  const take = (taken: string): void =>
    onChange(isMultiple ? [...chosen.filter((one) => one !== taken), taken].join(' ') : taken);
  const remove = (removed: string): void => {
    onChange(chosen.filter((one) => one !== removed).join(' '));
    input.current?.focus();
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {description}
      </p>
      {chosen.length > 0 && (
        <ul className="chosen" aria-label={`Chosen: ${label}`}>
          {chosen.map((one) => (
            <ChosenRow key={one} value={one} known={known[one]} onRemove={() => remove(one)} />
          ))}
        </ul>
      )}
      <Combobox
        id={id}
        input={input}
        label={label}
        placeholder={chosen.length && !isMultiple ? 'Choose another one' : 'Search by name'}
        choices={choices}
        chosen={chosen}
        onTake={take}
        onRemoveLast={() => onChange(isMultiple ? chosen.slice(0, -1).join(' ') : '')}
      />
    </div>
  );
}

interface ChosenRowProps {
  value: string;
  /** undefined where the shop does not know the value. */
  known: Choice | undefined;
  onRemove: () => void;
}

function ChosenRow({ value, known, onRemove }: ChosenRowProps): ReactNode {
  return (
    <li>
      <span>
        {known?.label ?? value}
        {known && <small>{known.hint}</small>}
      </span>
      <button type="button" aria-label={`Remove ${known?.label ?? value}`} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}

/** Names of the values that are chosen; a value that the shop does not know has none. */
function useNames(choices: Choices, chosen: readonly string[]): Record<string, Choice> {
  const [names, setNames] = useState<Record<string, Choice>>({});
  const wanted = chosen.join('\n');
  useEffect(() => {
    let isCurrent = true;
    for (const value of wanted.split('\n').filter(Boolean))
      choices.find(value).then(
        (choice) => {
          if (isCurrent && choice) setNames((before) => ({ ...before, [value]: choice }));
        },
        // Without its name the value stands for itself.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [choices, wanted]);
  return names;
}
