// behaviour 7.3: what became of a mutation whose answer was lost is found out, or it is said that nobody knows; nothing is done twice.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopperMessage } from '../../../src/transport/errors';
import { backendShop, type BackendShop } from '../../support/backend-shop';
import { lose, type Loss } from '../../support/answers/lost-answers';
import { addresses, details, guests, orders, wishlist } from './cases';

const cases = [...addresses, ...wishlist, ...details, ...orders, ...guests];

let shop: BackendShop;
beforeEach(async () => {
  shop = await backendShop();
  // What waits before it looks once more need not here.
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => setTimeout(run, ms === 1000 ? 0 : ms));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

describe.each(cases)(
  '$operation',
  ({ operation, isUnknowable, unclear: words, isGuest, prepare, isMade }) => {
    /** What is said when the answer is lost; '' where it counts as done. */
    async function said(loss: Loss): Promise<string> {
      if (!isGuest) await shop.signIn();
      const act = await prepare(shop);
      const before = shop.asked.length;
      lose(shop, operation, loss);
      const message = await act().then(
        () => '',
        (error: unknown) => shopperMessage(error, 'The usual.'),
      );
      // Nothing is done twice by itself.
      expect(shop.asked.slice(before).filter((name) => name === operation)).toHaveLength(1);
      expect(isMade(shop)).toBe(loss !== 'before');
      return message;
    }

    it('is done where its answer was cut off', async () => {
      expect(await said('after')).toMatch(isUnknowable ? words! : /^$/);
    });
    it('is done where the backend stumbled afterwards', async () => {
      expect(await said('broken')).toMatch(isUnknowable ? words! : /^$/);
    });
    it('has failed where it did not arrive', async () => {
      const isTold = !isUnknowable && operation !== 'CreateAccount';
      expect(await said('before')).toMatch(isTold ? /^The usual\.$/ : words!);
    });
    it('is unclear where nothing can be read', async () => {
      expect(await said('gone')).toMatch(words ?? /^The usual\.$/);
    });
  },
);
