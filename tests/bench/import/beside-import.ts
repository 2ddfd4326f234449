// How long a shopper's press takes at most while a catalogue is imported into the same database by another process.
import { createBackend } from '../../../demo-host/backend';
import { one } from '../../../demo-host/backend/database';

const origin = 'http://shop.example';

/** ms of the slowest of the writes that go on, one after the other, until `work` is done. */
export async function slowestWrite(file: string, work: Promise<unknown>): Promise<number> {
  const { db, handle, close } = await createBackend({ file, baseUrl: origin, secret: 'bench' });
  const { sku } = one<{ sku: string }>(
    db,
    `SELECT sku FROM product JOIN stock ON stock.product_id = product.id
     WHERE type_id = 'simple' AND visibility = 4 AND quantity > 100 LIMIT 1`,
  ) ?? { sku: '' };
  const ask = async (query: string): Promise<string> => {
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json' };
    const answer = await handle(new Request(`${origin}/graphql`, { method: 'POST', headers, body }));
    const text = await answer.text();
    if (text.includes('"errors"')) throw new Error(text.slice(0, 300));
    return text;
  };
  const press = async (): Promise<void> => {
    const { data } = JSON.parse(await ask('mutation { createGuestCart { cart { id } } }')) as {
      data: { createGuestCart: { cart: { id: string } } };
    };
    await ask(`mutation { addProductsToCart(cartId: "${data.createGuestCart.cart.id}",
      cartItems: [{ sku: "${sku}", quantity: 1 }]) { user_errors { message } } }`);
  };
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  let slowest = 0;
  while (!isOver) {
    const begin = performance.now();
    await press();
    slowest = Math.max(slowest, performance.now() - begin);
    // The end of the other process is heard of between two presses.
    await new Promise((done) => setTimeout(done, 20));
  }
  await over;
  close();
  return slowest;
}
