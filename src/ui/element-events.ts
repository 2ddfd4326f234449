// What a component deep in an element tells the page: the callbacks that the element turns into events.
import { useContext } from 'react';
import { RootContext } from '../root-context';

/** Those that the element's contract does not name are not there. */
export function useElementEvents<Events>(): Partial<Events> {
  return useContext(RootContext).events as Partial<Events>;
}
