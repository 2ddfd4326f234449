// Answers of the embedded backend that do not arrive, or say that something broke (behaviour 7.3).
import type { BackendShop } from '../backend-shop';

/**
 * before: cut off on the way there. after: on the way back. broken: the backend has done it and stumbled afterwards. gone: the
 * network is, together with the answer.
 */
export type Loss = 'before' | 'after' | 'broken' | 'gone';

const cutOff = (): never => {
  throw new TypeError('Failed to fetch');
};

/** So each answer to `operation` is lost from now on. */
export function lose({ intercept }: BackendShop, operation: string, loss: Loss): void {
  let isGone = false;
  intercept.answer = (name) => {
    if (isGone || (name === operation && loss === 'before')) cutOff();
    return undefined;
  };
  intercept.spoil = (name, { data, ...answer }) => {
    if (name !== operation) return { data, ...answer };
    isGone = loss === 'gone';
    if (loss !== 'broken') return cutOff();
    const nothing = Object.fromEntries(Object.keys(data).map((field) => [field, null]));
    return { data: nothing, errors: [{ message: 'Internal server error', path: Object.keys(data) }] };
  };
}
