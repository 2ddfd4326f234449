// Contract → registered element; and the table of those that the loader does not list, which comes with it.
import type { Contract } from './contract';
import { elementClass } from './element-class';
import { register } from './register';

export { more } from './more';

/** Registers the contract's element, unless the page already has one of that name. */
export function define(contract: Contract): void {
  register(contract.tag, () => elementClass(contract));
}
