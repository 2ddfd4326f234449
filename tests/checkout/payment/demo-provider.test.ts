// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
// The page's side of the demo card fields: whom it talks to, what it waits for, and how it lets go.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoProvider } from '../../../src/checkout/payment/demo-provider';
import {
  fieldKeys,
  type CardFields,
  type FieldKey,
  type FieldState,
  type PaymentError,
} from '../../../src/checkout/payment/provider';
import { waitFor } from '../../support/wait-for';

const origin = 'https://cards.example';
const session = 'session-1';

interface FakeFrame {
  element: HTMLIFrameElement;
  inits: { message: unknown; target: string; port: MessagePort }[];
  /** Messages that the page sent over the port. */
  received: { type: string; id?: string; message?: string | null }[];
  say(message: object): void;
}

let hosts: Record<FieldKey, HTMLElement>;
let frames: Record<FieldKey, FakeFrame>;
/** What a frame says when it gets its port. */
let content: Record<FieldKey, FieldState>;
const untouched: FieldState = { empty: true, valid: false, potentiallyValid: true, focused: false };

beforeEach(() => {
  // As a page without TLS has it: no `randomUUID`.
  vi.stubGlobal('crypto', {});
  content = { number: untouched, expirationDate: untouched, cvv: untouched };
  hosts = Object.fromEntries(
    fieldKeys.map((key) => [key, document.body.appendChild(document.createElement('div'))]),
  ) as unknown as typeof hosts;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function hello(key: FieldKey, change: { origin?: string; source?: unknown; data?: object } = {}) {
  const event = new MessageEvent('message', {
    data: change.data ?? { type: 'airside-card:hello', session, field: key },
    origin: change.origin ?? origin,
  });
  Object.defineProperty(event, 'source', { value: change.source ?? frames[key].element.contentWindow });
  window.dispatchEvent(event);
}

function prepareFrames() {
  frames = Object.fromEntries(
    fieldKeys.map((key) => {
      const element = hosts[key].querySelector('iframe') as HTMLIFrameElement;
      const frame: FakeFrame = {
        element,
        inits: [],
        received: [],
        say: (message) => frame.inits.at(-1)?.port.postMessage(message),
      };
      const contentWindow = {
        postMessage(message: unknown, target: string, [port]: MessagePort[]) {
          if (!port) throw new Error('no port');
          port.onmessage = ({ data }) => frame.received.push(data as FakeFrame['received'][number]);
          frame.inits.push({ message, target, port });
          port.postMessage({ type: 'state', field: key, state: content[key] });
        },
      };
      Object.defineProperty(element, 'contentWindow', { value: contentWindow });
      return [key, frame];
    }),
  ) as typeof frames;
}

const labels = {
  number: { label: 'Card number' },
  expirationDate: { label: 'Expiry', placeholder: 'MM / YY' },
  cvv: { label: 'Code' },
};
const theme = {
  color: 'black',
  placeholderColor: 'grey',
  invalidColor: 'red',
  fontFamily: 'serif',
  fontSize: '16px',
};

function mount(
  options: Partial<Parameters<typeof createDemoProvider>[0]> = {},
  signal = new AbortController().signal,
) {
  const fetch = vi.fn(async () => Response.json({ session, expiresAt: Date.now() + 600_000 }));
  const provider = createDemoProvider({ paymentUrl: `${origin}/`, fetch, ...options });
  return { fetch, mounting: provider.mountCard({ hosts, labels, theme, dir: 'ltr', signal }) };
}

async function mounted(options?: Parameters<typeof mount>[0]): Promise<CardFields> {
  const { mounting } = mount(options);
  await waitFor(() => expect(hosts.cvv.querySelector('iframe')).not.toBeNull());
  prepareFrames();
  fieldKeys.forEach((key) => hello(key));
  return mounting;
}

const typed = (field: FieldKey, brand?: string) => ({
  type: 'state',
  field,
  state: { empty: false, valid: true, potentiallyValid: true, focused: false },
  ...(brand ? { brand } : {}),
});
const typeAll = async (fields: CardFields) => {
  fieldKeys.forEach((key) => frames[key].say(typed(key, key === 'number' ? 'Visa' : undefined)));
  await waitFor(() => expect(fieldKeys.every((key) => !fields.state(key).empty)).toBe(true));
};
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: PaymentError) => error.kind,
  );

describe('mounting', () => {
  it('opens a session without cookies and shows one frame of the other origin per field', async () => {
    const { fetch, mounting } = mount();
    mounting.catch(() => undefined);
    await waitFor(() => expect(hosts.cvv.querySelector('iframe')).not.toBeNull());
    expect(fetch).toHaveBeenCalledWith(
      `${origin}/sessions`,
      expect.objectContaining({ method: 'POST', credentials: 'omit' }),
    );
    const frame = hosts.number.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe(`${origin}/field/number#${session}`);
    expect(frame?.title).toBe('Card number');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  });

  it('answers a greeting with labels, theme and a port, to that origin only', async () => {
    await mounted();
    expect(frames.number.inits).toHaveLength(1);
    expect(frames.number.inits[0]).toMatchObject({
      target: origin,
      message: {
        type: 'airside-card:init',
        labels: { label: 'Card number', placeholder: '' },
        theme,
        dir: 'ltr',
      },
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: { postMessage: () => undefined } }],
    ['another session', { data: { type: 'airside-card:hello', session: 'other', field: 'number' } }],
    ['another field', { data: { type: 'airside-card:hello', session, field: 'cvv' } }],
    ['another message', { data: { type: 'hello' } }],
  ])('does not answer %s', async (_name, change) => {
    const { mounting } = mount({ mountDeadline: 200 });
    const result = kindOf(mounting);
    await waitFor(() => expect(hosts.cvv.querySelector('iframe')).not.toBeNull());
    prepareFrames();
    hello('number', change);
    expect(frames.number.inits).toHaveLength(0);
    expect(await result).toBe('unavailable');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    ['a refused session', async () => new Response('', { status: 503 })],
    ['a blocked request', () => Promise.reject(new TypeError('blocked'))],
    ['an answer without session', async () => Response.json({})],
  ])('is unavailable after %s', async (_name, fetch) => {
    expect(await kindOf(mount({ fetch }).mounting)).toBe('unavailable');
  });

  it('is cancelled with its signal', async () => {
    const controller = new AbortController();
    const { mounting } = mount({}, controller.signal);
    await waitFor(() => expect(hosts.cvv.querySelector('iframe')).not.toBeNull());
    controller.abort();
    expect(await kindOf(mounting)).toBe('cancelled');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('knows what was typed before the page was ready', async () => {
  content.number = { empty: false, valid: true, potentiallyValid: true, focused: true };
  const fields = await mounted();
  expect(fields.state('number').empty).toBe(false);
});

describe('a mounted card', () => {
  it('passes states and the brand on, and focus and errors back', async () => {
    const fields = await mounted();
    const brands: unknown[] = [];
    fields.on('brand', ({ brand }) => brands.push(brand));
    expect(fields.state('number').empty).toBe(true);
    await typeAll(fields);
    expect(brands).toEqual(['Visa']);
    fields.focus('cvv');
    fields.setError('cvv', 'Please check the security code.');
    fields.clear();
    await waitFor(() =>
      expect(frames.cvv.received).toEqual([
        { type: 'focus' },
        { type: 'error', message: 'Please check the security code.' },
        { type: 'clear' },
      ]),
    );
  });

  it('says that Enter was pressed', async () => {
    const fields = await mounted();
    const submit = vi.fn();
    fields.on('submit', submit);
    frames.expirationDate.say({ type: 'submit' });
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });

  it('tokenizes through the number field', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const result = fields.tokenize();
    await waitFor(() => expect(frames.number.received.at(-1)?.type).toBe('tokenize'));
    frames.number.say({ type: 'tokenized', id: 'another', result: { nonce: 'wrong' } });
    frames.number.say({
      type: 'tokenized',
      id: frames.number.received.at(-1)?.id,
      result: { nonce: 'demo_1', brand: 'Visa', last4: '1111', expiresAt: 5 },
    });
    expect(await result).toEqual({
      code: 'demo_card',
      additionalData: { payment_method_nonce: 'demo_1' },
      summary: { brand: 'Visa', last4: '1111', description: 'Visa •••• 1111' },
      expiresAt: 5,
    });
  });

  it('passes a failure on', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const result = fields.tokenize().catch((reason: PaymentError) => reason);
    await waitFor(() => expect(frames.number.received.at(-1)?.type).toBe('tokenize'));
    frames.number.say({
      type: 'failed',
      id: frames.number.received.at(-1)?.id,
      kind: 'rejected',
      fields: ['number'],
      message: 'Only test cards are accepted here.',
    });
    expect(await result).toMatchObject({
      kind: 'rejected',
      fields: ['number'],
      message: 'Only test cards are accepted here.',
    });
  });

  it('does not wait for ever for a frame that died', async () => {
    const fields = await mounted({ tokenizeDeadline: 50 });
    await typeAll(fields);
    expect(await kindOf(fields.tokenize())).toBe('timeout');
  });

  it('is given up with its signal', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const controller = new AbortController();
    const result = kindOf(fields.tokenize({ signal: controller.signal }));
    controller.abort();
    expect(await result).toBe('cancelled');
  });

  it('says so when a frame was reloaded, and serves the new one', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const lost = vi.fn();
    fields.on('lost', lost);
    hello('number');
    expect(lost).toHaveBeenCalledOnce();
    expect(fields.state('number').empty).toBe(true);
    expect(frames.number.inits).toHaveLength(2);
  });

  it('says so when a frame is gone', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const lost = vi.fn();
    fields.on('lost', lost);
    frames.number.element.remove();
    expect(await kindOf(fields.tokenize())).toBe('unavailable');
    expect(lost).toHaveBeenCalledOnce();
  });

  it('lets go of everything, any number of times', async () => {
    const fields = await mounted();
    await typeAll(fields);
    const pending = kindOf(fields.tokenize());
    fields.destroy();
    fields.destroy();
    expect(await pending).toBe('cancelled');
    expect(document.querySelector('iframe')).toBeNull();
    expect(await kindOf(fields.tokenize())).toBe('cancelled');
    hello('number');
    expect(frames.number.inits).toHaveLength(1);
  });
});
