// One card field: its iframe, the handshake with it, and the messages over its port. No card data ever comes back.
import { fixStyle, frameStyle } from './frame-style';
import {
  PaymentError,
  type CardFieldsEvents,
  type FieldKey,
  type FieldState,
  type MountOptions,
  type PaymentErrorKind,
} from './provider';

export interface Token {
  nonce: string;
  brand: string;
  last4: string;
  /** ms since 1970 */
  expiresAt?: number;
}

export interface CardField {
  /** The frame has taken its port and said what is in it: something may have been typed already. */
  ready: Promise<void>;
  state(): FieldState;
  focus(): void;
  setError(message: string | null): void;
  clear(): void;
  /** `deadline` ends the wait; `cancel` tells whether the caller gave up. */
  tokenize(deadline: AbortSignal, cancel?: AbortSignal): Promise<Token>;
  destroy(): void;
}

interface CardFieldParts {
  base: string;
  session: string;
  key: FieldKey;
  options: MountOptions;
  emit<T extends keyof CardFieldsEvents>(type: T, event: CardFieldsEvents[T]): void;
}

type FromFrame =
  | { type: 'state'; field: FieldKey; state: FieldState; brand?: string }
  | { type: 'submit' }
  | { type: 'tokenized'; id: string; result: Token }
  | { type: 'failed'; id: string; kind: PaymentErrorKind; fields?: FieldKey[]; message: string };

const untouched: FieldState = { empty: true, valid: false, potentiallyValid: true, focused: false };

function createFrame(src: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  fixStyle(frame, frameStyle);
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.referrerPolicy = 'origin';
  frame.src = src;
  return frame;
}

/** The tokens that the frame was asked for and has not answered yet. */
function createTokenRequests() {
  const waiting = new Map<string, { resolve(token: Token): void; reject(error: PaymentError): void }>();
  // Not `randomUUID`, which pages without TLS lack.
  let asked = 0;
  return {
    ask(post: (id: string) => void, deadline: AbortSignal, cancel: AbortSignal | undefined) {
      const id = `${++asked}`;
      return new Promise<Token>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        const giveUp = () => {
          waiting.delete(id);
          reject(new PaymentError(cancel?.aborted ? 'cancelled' : 'timeout', 'no answer'));
        };
        if (deadline.aborted) giveUp();
        else deadline.addEventListener('abort', giveUp, { once: true });
        post(id);
      });
    },
    answer(id: string, token: Token): void {
      waiting.get(id)?.resolve(token);
      waiting.delete(id);
    },
    fail(id: string, error: PaymentError): void {
      waiting.get(id)?.reject(error);
      waiting.delete(id);
    },
    failAll(kind: PaymentErrorKind, message: string): void {
      for (const { reject } of waiting.values()) reject(new PaymentError(kind, message));
      waiting.clear();
    },
  };
}

export function createCardField({ base, session, key, options, emit }: CardFieldParts): CardField {
  const { theme, dir } = options;
  const origin = new URL(base).origin;
  const { label, placeholder } = options.labels[key];
  const frame = createFrame(`${base}/field/${key}#${session}`, label);
  const requests = createTokenRequests();
  let port: MessagePort | undefined;
  let state = untouched;
  let takeReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    takeReady = resolve;
  });

  function onHello(event: MessageEvent): void {
    const hello = event.data as { type?: unknown; session?: unknown; field?: unknown } | null;
    // Both: any frame may post to us, and ours may have been navigated elsewhere.
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (hello?.type !== 'airside-card:hello' || hello.session !== session || hello.field !== key) return;
    const isAgain = port !== undefined;
    port?.close();
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => receive(data as FromFrame);
    frame.contentWindow?.postMessage(
      { type: 'airside-card:init', labels: { label, placeholder: placeholder ?? '' }, theme, dir },
      origin,
      [channel.port2],
    );
    state = untouched;
    // A frame that greets twice was reloaded, for example because the page moved it: what was typed is gone.
    if (!isAgain) return;
    requests.failAll('cancelled', 'reloaded');
    emit('change', { field: key, state });
    emit('lost', undefined);
  }

  function receive(message: FromFrame): void {
    switch (message.type) {
      case 'state':
        state = message.state;
        takeReady();
        if (key === 'number') emit('brand', { brand: message.brand });
        emit('change', { field: key, state });
        break;
      case 'submit':
        emit('submit', undefined);
        break;
      case 'tokenized':
        requests.answer(message.id, message.result);
        break;
      case 'failed':
        requests.fail(message.id, new PaymentError(message.kind, message.message, message.fields));
    }
  }

  window.addEventListener('message', onHello);
  options.hosts[key].replaceChildren(frame);

  return {
    ready,
    state: () => state,
    focus() {
      options.hosts[key].scrollIntoView({ block: 'nearest' });
      frame.focus({ preventScroll: true });
      port?.postMessage({ type: 'focus' });
    },
    setError: (message) => port?.postMessage({ type: 'error', message }),
    clear: () => port?.postMessage({ type: 'clear' }),
    tokenize(deadline, cancel) {
      if (!port || !frame.isConnected) {
        emit('lost', undefined);
        return Promise.reject(new PaymentError('unavailable', 'frame is gone'));
      }
      return requests.ask((id) => port?.postMessage({ type: 'tokenize', id }), deadline, cancel);
    },
    destroy() {
      window.removeEventListener('message', onHello);
      requests.failAll('cancelled', 'destroyed');
      port?.close();
      port = undefined;
      frame.remove();
    },
  };
}
