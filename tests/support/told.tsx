// Stands for the element round a component, as far as it is told what happens.
import { useContext, useMemo, type ReactNode } from 'react';
import { RootContext } from '../../src/root-context';

export function Told({ events, children }: { events: object; children: ReactNode }) {
  const root = useContext(RootContext);
  return <RootContext value={useMemo(() => ({ ...root, events }), [root, events])}>{children}</RootContext>;
}
