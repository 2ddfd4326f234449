// The options below a search field, which keeps the focus: open or not, and which one the keys have reached.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchWords } from '../field/use-search-words';
import { optionAfter } from './option-keys';

export type OptionList = ReturnType<typeof useOptionList>;

export function useOptionList({ suggested, want, wantNow }: SearchWords) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Key of the option, which keeps it while others come beside it. */
  const [reached, setReached] = useState('');
  const { options = [], isNothing = false, said = '' } = suggested ?? {};
  const active = isOpen ? options.findIndex(({ key }) => key === reached) : -1;
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
    isShown: isOpen && (options.length > 0 || isNothing),
    isNothing,
    said: isOpen ? said : '',
    /** With no option reached. */
    open() {
      want();
      setOpen(true);
      setReached('');
    },
    close() {
      setOpen(false);
      setReached('');
    },
    /** Answers whether the key was the list's. */
    press(event: KeyboardEvent): boolean {
      const { key } = event;
      const next = optionAfter(key, active, options.length);
      if (next === undefined && (key !== 'Enter' || active < 0)) return false;
      event.preventDefault();
      if (next !== undefined) {
        if (!isOpen) wantNow();
        setOpen(true);
        setReached(options[next]?.key ?? '');
      } else activeElement()?.click();
      return true;
    },
  };
}
