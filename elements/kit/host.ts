// What the React side of an element sees of its HTML side.
import type { ReadonlySignal } from '@preact/signals-core';
import type { Storefront } from '../../src/storefront';
import type { Contract } from './contract';

export interface Host extends HTMLElement {
  readonly contract: Contract;
  /** Attributes and properties as camelCase props, and one callback per event. */
  readonly currentProps: ReadonlySignal<Record<string, unknown>>;
  /** Undefined until a provider has answered. */
  readonly currentStorefront: ReadonlySignal<Storefront | undefined>;
  /** Adds sheets of parts that came later. */
  adoptStyles(sheets: readonly string[]): void;
  /** Its room outlasts `componentReady`, until told that nothing is awaited any more. */
  keepRoom(isAwaited: boolean): void;
  /** The component stands: what the host page had put inside as a fallback may go. */
  componentReady(): void;
  componentFailed(error: Error): void;
}
