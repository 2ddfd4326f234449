// The properties and methods that a page finds on an element, by its contract.
import { camelCase, parseAttribute, propName } from './attributes';
import type { Contract } from './contract';
import type { Host } from './host';
import type { Handle } from './methods';

interface Owner extends Host {
  readonly handle: Handle;
  setProp(name: string, value: unknown): void;
}

/** What the markup says of a property. */
type FromMarkup = (element: Element) => unknown;

/**
 * Gives a class's prototype what the contract says, and answers the names of its properties. `complain` gets one sentence
 * about text of an attribute that means nothing.
 */
export function defineMembers(
  prototype: object,
  { attributes, properties = {}, methods = {} }: Contract,
  complain: (sentence: string) => void,
): string[] {
  for (const name of Object.keys(methods))
    Object.assign(prototype, {
      [name](this: Owner, ...values: unknown[]) {
        return this.handle.call(name, values);
      },
    });
  return [
    ...Object.entries(attributes).map(([name, kind]) =>
      defineProperty(prototype, camelCase(name), propName(name, kind), (element) =>
        parseAttribute(name, kind, element.getAttribute(name), complain),
      ),
    ),
    ...Object.keys(properties).map((name) => defineProperty(prototype, name, name)),
  ];
}

function defineProperty(prototype: object, name: string, prop: string, fromMarkup?: FromMarkup): string {
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: Owner) {
      return this.currentProps.peek()[prop];
    },
    set(this: Owner, value: unknown) {
      const written = fromMarkup?.(this);
      // undefined and null undo a property: what the markup says counts again.
      this.setProp(prop, value ?? written);
    },
  });
  return name;
}

/** Set by a framework or a script before the element was defined, such a property hides the accessor. */
export function takeEarlyProperties(element: object, names: readonly string[]): void {
  const own = element as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
