// The options below a search field, which keeps the focus: which there are, open or not, and which one the arrow keys have reached.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { nextOption, searchOptions } from './options';
import type { SearchWords } from './use-search-words';

export type OptionList = ReturnType<typeof useOptionList>;

/** A list of other options starts anew. */
export function useOptionList({ cleaned, answer, recent }: SearchWords) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState({ in: '', index: -1 });
  const options = searchOptions(cleaned, answer, recent);
  const identity = options.map(({ key }) => key).join('\n');
  const active = isOpen && reached.in === identity ? reached.index : -1;
  const isAnswered = cleaned !== '' && answer?.query === cleaned;
  const isNothing = isAnswered && answer.total === 0;
  const activeElement = () => ref.current?.querySelector<HTMLElement>('[aria-selected="true"]');

  useEffect(() => {
    if (active >= 0)
      ref.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return {
    ref,
    options,
    /** -1: none. */
    active,
    isOpen,
    isAnswered,
    /** The answer is that nothing is found. */
    isNothing,
    isShown: isOpen && (options.length > 0 || isNothing),
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setReached({ in: '', index: -1 });
    },
    /** Answers whether the key was the list's. */
    press(event: KeyboardEvent): boolean {
      const { key } = event;
      const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
      if (isArrow ? options.length === 0 : key !== 'Enter' || active < 0) return false;
      event.preventDefault();
      if (isArrow) {
        setOpen(true);
        setReached({ in: identity, index: nextOption(key, active, options.length) });
      } else activeElement()?.click();
      return true;
    },
  };
}
