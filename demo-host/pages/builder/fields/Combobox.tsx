// A field with the things of the shop that fit what is typed into it; the list comes from the running backend.
import { useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { Choice, Choices } from '../choices';

/** ms; a word is typed faster. */
const pause = 200;

export interface ComboboxProps {
  /** Of the field; its label and its hint, `id`-hint, stand outside. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  choices: Choices;
  chosen: readonly string[];
  onTake: (value: string) => void;
  onRemoveLast: () => void;
}

export function Combobox(props: ComboboxProps): ReactNode {
  const { id, input, label, placeholder, choices, chosen, onTake, onRemoveLast } = props;
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { options, active, setActive, trouble, isSearching } = useSearch(choices, words, isOpen);
  const shown = withTyped(options, words.trim());

  const take = (choice: Choice): void => {
    onTake(choice.value);
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
      onRemoveLast();
    }
  };

  return (
    <div className="choice">
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
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
          <OptionRow
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            isChosen={chosen.includes(option.value)}
            isActive={index === active}
            onTake={() => take(option)}
          />
        ))}
      </ul>
      <p className="field-note" role="status">
        {trouble || (isOpen && isSearching && !options.length ? 'Searching …' : '')}
        {isOpen && !isSearching && !trouble && shown.length > 0 && (
          <span className="unseen">{`${shown.length} results`}</span>
        )}
      </p>
    </div>
  );
}

/** Whoever knows the value writes it. */
function withTyped(options: Choice[], typed: string): Choice[] {
  if (!typed || options.some(({ value }) => value === typed)) return options;
  return [...options, { value: typed, label: `Use “${typed}” as it is`, hint: '' }];
}

interface OptionRowProps {
  id: string;
  option: Choice;
  isChosen: boolean;
  isActive: boolean;
  onTake: () => void;
}

function OptionRow({ id, option, isChosen, isActive, onTake }: OptionRowProps): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field above has the keys
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      ref={(row) => {
        if (isActive) row?.scrollIntoView({ block: 'nearest' });
      }}
      // Before the field loses the focus and closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      {option.picture && <img src={option.picture} alt="" width="40" height="40" loading="lazy" />}
      <span>
        {option.label}
        {option.hint && <small>{option.hint}</small>}
      </span>
    </li>
  );
}

/** What the shop finds for the words while the list is open, and which of it is the one to take. */
function useSearch(choices: Choices, words: string, isOpen: boolean) {
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<Choice[]>([]);
  const [trouble, setTrouble] = useState('');
  const [isSearching, setSearching] = useState(false);

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
  return { options, active, setActive, trouble, isSearching };
}
