// @vitest-environment node
// What stopping a server waits for.
import { expect, it } from 'vitest';
import { listen } from '../../demo-host/listen';

it('finishes what it has begun, even where nobody waits for the answer any more', async () => {
  const listener = await listen(0, 'PORT');
  let begun = () => {};
  let finish = () => {};
  const isBegun = new Promise<void>((done) => (begun = done));
  const work = new Promise<void>((done) => (finish = done));
  const steps: string[] = [];
  listener.answerWith({
    handler: async () => {
      begun();
      await work;
      steps.push('finished');
      return new Response();
    },
  });
  const leaving = new AbortController();
  const asked = fetch(listener.url, { signal: leaving.signal });
  await isBegun;
  leaving.abort();
  await expect(asked).rejects.toThrow('abort');
  const closed = listener.close().then(() => steps.push('closed'));
  // The connection is gone by now.
  await new Promise((done) => listener.server.once('close', done));
  await new Promise((done) => setTimeout(done, 20));
  finish();
  await closed;
  expect(steps).toEqual(['finished', 'closed']);
});
