// Lets a component that is loaded late bring its own sheets into the root it is drawn in.
import { useContext, useInsertionEffect } from 'react';
import { RootContext } from '../root-context';

/** `sheets` must be a constant of a module. They are there before the component is painted, and stay. */
export function useStyles(sheets: readonly string[]): void {
  const { adoptStyles } = useContext(RootContext);
  useInsertionEffect(() => adoptStyles(sheets), [adoptStyles, sheets]);
}
