// A list of options below a field that keeps the focus: open or not, and which option the arrow keys have reached.
import { useEffect, useRef, useState } from 'react';
import { nextOption } from './options';

/** `keys` name the options in order; a list of others starts anew. */
export function useOptionList(keys: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [reached, setReached] = useState({ in: '', index: -1 });
  const identity = keys.join('\n');
  const active = isOpen && reached.in === identity ? reached.index : -1;
  const activeElement = () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]');

  useEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return {
    list,
    isOpen,
    /** -1: none. */
    active,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      setReached({ in: '', index: -1 });
    },
    move(key: 'ArrowDown' | 'ArrowUp') {
      setOpen(true);
      setReached({ in: identity, index: nextOption(key, active, keys.length) });
    },
    followActive: () => activeElement()?.click(),
  };
}
