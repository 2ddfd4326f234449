// What a customer typed into a form and has not sent: kept with every key, given back to them alone after their session has ended.
import type { Storefront } from '../storefront';
import { declareShapes } from '../storage/shapes';
import type { TypedKey } from './expiry';
import { isSameAccount } from './session-owner';

const kept = { owner: 'string', typed: 'object' };
declareShapes({ addressDraft: kept, detailsDraft: kept });

interface Kept<T> {
  owner: string;
  typed: T;
}

export interface Typed<T> {
  get(): T | undefined;
  keep(typed: T): void;
  /** `sent`: only where that is what is kept; what was typed since is not done with. */
  forget(sent?: T): void;
}

/** A form that nobody comes back to is no reason to keep an address for ever. */
const oneDay = 24 * 60 * 60;

export function createTyped<T>({ storage }: Pick<Storefront, 'storage'>, key: TypedKey): Typed<T> {
  const owner = () => storage.get<string>('email') ?? '';
  const get = () => {
    const kept = storage.get<Kept<T>>(key);
    return kept && isSameAccount(kept.owner, owner()) ? kept.typed : undefined;
  };
  return {
    get,
    keep: (typed) => storage.set(key, { owner: owner(), typed }, oneDay),
    forget(sent) {
      if (!sent || JSON.stringify(get()) === JSON.stringify(sent)) storage.remove(key);
    },
  };
}
