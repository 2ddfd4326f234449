// Contract → registered element.
import type { Contract } from './contract';
import { elementClass } from './element-class';
import { register } from './register';

/** Registers the contract's element, unless the page already has one of that name. */
export function define(contract: Contract): void {
  register(contract.tag, () => elementClass(contract));
}

/** The same in a task of its own: what evaluates code, and each element that draws, lets the page's own work through. */
export async function defineInTurn(contract: Contract): Promise<void> {
  await new Promise((done) => setTimeout(done));
  define(contract);
}
