// A request whose sender goes away in the middle: nobody is there to be answered, and the log is not filled.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen, type Listener } from '../../server/http/listen';
import { createSmallShop, type SmallShop } from '../backend/small-shop';
import { send } from './upstream';

let shop: SmallShop;
let listener: Listener;
let gone = () => {};
beforeAll(async () => {
  shop = await createSmallShop();
  listener = await listen(0, 'PORT');
  listener.answerWith({
    handler: (request, client) => {
      const answer = shop.backend.handle(request, client);
      gone();
      return answer;
    },
  });
});
afterAll(async () => {
  await listener.close();
  shop.backend.close();
});

it.each(['/graphql', '/rest/V1/guest-carts/abc/payment-information'])(
  'to %s is one line of the log',
  async (path) => {
    const lines: unknown[][] = [];
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    const { outgoing } = send(listener.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '100' },
    });
    gone = () => outgoing.destroy();
    outgoing.write('{"query":');
    await expect.poll(() => lines).toEqual([[expect.stringMatching(/^[^\n]+$/)]]);
    vi.restoreAllMocks();
  },
);
