// What the React side of an element sees of its HTML side.
import type { ReadonlySignal } from '@preact/signals-core';
import type { Beginning } from '../../src/beginning';
import type { Storefront } from '../../src/storefront';
import type { Contract } from './contract';

export interface Host extends HTMLElement {
  readonly contract: Contract;
  /** Attributes and properties as camelCase props, and one callback per event. */
  readonly currentProps: ReadonlySignal<Record<string, unknown>>;
  /** Undefined until a provider has answered. */
  readonly currentStorefront: ReadonlySignal<Storefront | undefined>;
  /** What an early element is drawn with until then. */
  readonly currentBeginning: ReadonlySignal<Beginning | undefined>;
  /** Has the page's Storefront made where no provider gives one. */
  bringStorefront(): Promise<Storefront>;
  /** Adds sheets of parts that came later. */
  adoptStyles(sheets: readonly string[]): void;
  /** Its room outlasts `componentReady`, until told that nothing is awaited any more. */
  keepRoom(isAwaited: boolean): void;
  /** The component stands: what the host page had put inside as a fallback may go. */
  componentReady(): void;
  componentFailed(error: Error): void;
}
