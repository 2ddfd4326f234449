// behaviour 8: answers of the backend that are errors.
import { expect, vi } from 'vitest';
import { TransportError } from '../../src/transport/errors';
import { screenText } from '../support/screen-text';
import { config, graphqlError, openPage, replies } from '../support/open-page';
import type { Proofs } from './situations';

/** An element that asks, and toasts that would tell. */
const asking = '<airside-product-card sku="WH-002"></airside-product-card><airside-toasts></airside-toasts>';

async function expectOwnWords(): Promise<void> {
  const { app } = openPage(asking);
  await expect.poll(() => screenText()).toBe('The product did not load.\nTry again');
  expect(app.unhandledErrors.value).toEqual([]);
}

export const backend: Proofs = {
  // "not visibly handled": what was asked for says in its own words that it is missing, and nothing else does.
  async 'Other GraphQL errors'() {
    replies.set('*', graphqlError('Something about table sales_flat_quote'));
    await expectOwnWords();
  },

  // "not shown"
  async 'Server-side error responses beyond the above'() {
    // Five attempts, with the shortest of pauses between them.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    replies.set('*', () => new Response('<h1>Fatal error</h1>', { status: 500 }));
    await expectOwnWords();
  },

  async 'Backend error response'() {
    const body = { message: 'Down for maintenance', code: 7, trace: '#0 app/index.php' };
    replies.set('SignIn', () => Response.json(body, { status: 400, statusText: 'Bad Request' }));
    const { app, user } = openPage('<airside-toasts></airside-toasts>');
    const error = await user.signIn('lena@example.com', 'x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({
      method: 'POST',
      url: config.endpoint,
      status: 400,
      statusText: 'Bad Request',
      body: JSON.stringify(body),
    });
    const id = app.reportError(error, 'airside-sign-in');
    await expect
      .poll(() => screenText())
      .toBe(
        [
          'Sorry! An unexpected error occurred.',
          `Debug: ${id} in airside-sign-in: POST ${config.endpoint} responded 400 Bad Request`,
          'Down for maintenance',
          '{"code":7}',
          '#0 app/index.php',
        ].join('\n'),
      );
  },
};
