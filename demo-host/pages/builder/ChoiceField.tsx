// A field to choose one or several things of the shop by name: a combobox whose list comes from the running backend.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Choice, Choices } from './choices';

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

/** ms; a word is typed faster. */
const pause = 200;

export function ChoiceField(props: ChoiceFieldProps): ReactNode {
  const { label, description, value, isMultiple, choices, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<Choice[]>([]);
  const [trouble, setTrouble] = useState('');
  const [isSearching, setSearching] = useState(false);
  const chosen = isMultiple ? split(value) : value ? [value] : [];
  const known = useNames(choices, chosen);

  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const timer = setTimeout(() => {
      setSearching(true);
      choices.search(words.trim(), ending.signal).then(
        (found) => {
          if (ending.signal.aborted) return;
          setOptions(found);
          setActive(found.length && words ? 0 : -1);
          setTrouble('');
          setSearching(false);
        },
        () => {
          if (ending.signal.aborted) return;
          setTrouble('The shop gives no answer. You can still write the value by hand.');
          setOptions([]);
          setSearching(false);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isOpen, words, choices]);

  const typed = words.trim();
  // Whoever knows the value writes it.
  const shown: Choice[] =
    typed && !options.some((option) => option.value === typed)
      ? [...options, { value: typed, label: `Use “${typed}” as it is`, hint: '' }]
      : options;

  const take = (choice: Choice): void => {
    const next = isMultiple
      ? [...chosen.filter((one) => one !== choice.value), choice.value].join(' ')
      : choice.value;
    onChange(next);
    setWords('');
    setOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      if (shown.length) setActive((active + step + shown.length) % shown.length);
    } else if (key === 'Enter' && isOpen && shown[active]) {
      event.preventDefault();
      take(shown[active]);
    } else if (key === 'Backspace' && !words && chosen.length) {
      onChange(isMultiple ? chosen.slice(0, -1).join(' ') : '');
    }
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
            <li key={one}>
              <span>
                {known[one]?.label ?? one}
                {known[one] && <small>{known[one].hint}</small>}
              </span>
              <button
                type="button"
                aria-label={`Remove ${known[one]?.label ?? one}`}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== one).join(' '));
                  input.current?.focus();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="choice">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={chosen.length && !isMultiple ? 'Choose another one' : 'Search by name'}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-describedby={`${id}-hint`}
          aria-activedescendant={isOpen && shown[active] ? `${id}-${active}` : undefined}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        <ul role="listbox" id={`${id}-list`} aria-label={label} hidden={!isOpen || !shown.length}>
          {shown.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={chosen.includes(option.value)}
              data-active={index === active || undefined}
              ref={(row) => {
                if (index === active) row?.scrollIntoView({ block: 'nearest' });
              }}
              // Before the field loses the focus and closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
            >
              {option.picture && <img src={option.picture} alt="" width="40" height="40" loading="lazy" />}
              <span>
                {option.label}
                {option.hint && <small>{option.hint}</small>}
              </span>
            </li>
          ))}
        </ul>
        <p className="field-note" role="status">
          {trouble || (isOpen && isSearching && !options.length ? 'Searching …' : '')}
          {isOpen && !isSearching && !trouble && shown.length > 0 && (
            <span className="unseen">{`${shown.length} results`}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** Names of the values that are chosen; a value that the shop does not know has none. */
function useNames(choices: Choices, chosen: readonly string[]): Record<string, Choice> {
  const [names, setNames] = useState<Record<string, Choice>>({});
  const wanted = chosen.join(' ');
  useEffect(() => {
    let isCurrent = true;
    for (const value of wanted.split(' ').filter(Boolean))
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
