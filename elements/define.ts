// Contract → registered element.
import type { Contract } from './contract';
import { elementClass } from './element-class';
import { register } from './register';

/** Registers the contract's element, unless the page already has one of that name. */
export function define(contract: Contract): void {
  register(contract.tag, () => elementClass(contract));
}
