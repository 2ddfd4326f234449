// EMULATED: stands in for the page inside Braintree's card field frame. Speaks its message protocol, checks with the
// demo's card rules, and asks the (intercepted) gateway for a nonce. Not here: autofill inputs, focus intercepts, masks.
import { brandOf, checkCvv, checkExpiry, checkNumber, digitsOf } from '../../../demo-host/payment/cards.js';

type Key = 'number' | 'expirationDate' | 'cvv';
interface Options {
  fields: Record<Key, { placeholder?: string; internalLabel?: string }>;
  styles?: Record<string, Record<string, string>>;
}
interface Bus {
  event: string;
  eventData?: unknown;
  reply?: string;
}
interface Sibling {
  key: Key;
  input: HTMLInputElement;
  start(options: Options, all: Sibling[]): void;
  handle(name: string, data: Record<string, unknown>): void;
}
declare global {
  interface Window {
    emulatedField?: Sibling;
  }
}

const prefix = '/*framebus*/';
const channel = `${location.hash.slice(1)}:hosted-fields:`;
const key = window.name.replace('braintree-hosted-field-', '') as Key;
const ids: Record<Key, string> = { number: 'credit-card-number', expirationDate: 'expiration', cvv: 'cvv' };
const slugs: Record<string, string> = {
  Visa: 'visa',
  Mastercard: 'master-card',
  'American Express': 'american-express',
  Discover: 'discover',
  JCB: 'jcb',
};
const waiting = new Map<string, (value: unknown) => void>();
const post = (message: object) =>
  parent.postMessage(prefix + JSON.stringify({ origin: '*', ...message }), '*');

function emit(name: string, eventData?: unknown, onReply?: (value: unknown) => void): void {
  const reply = onReply && crypto.randomUUID();
  if (reply) waiting.set(reply, onReply);
  post({ event: channel + name, eventData, reply });
}

const label = document.body.appendChild(document.createElement('label'));
const input = document.body.appendChild(document.createElement('input'));
const message = document.body.appendChild(document.createElement('div'));
input.id = label.htmlFor = ids[key];
input.inputMode = 'numeric';
message.id = 'field-description';
input.setAttribute('aria-describedby', message.id);
let siblings: Sibling[] = [];
const inputOf = (which: Key) => siblings.find((each) => each.key === which)?.input ?? input;
const brand = () => brandOf(digitsOf(inputOf('number').value));

function stateOf(which: Key) {
  const { value, ownerDocument } = inputOf(which);
  const checks = {
    number: () => checkNumber(value),
    expirationDate: () => checkExpiry(value, new Date()),
    cvv: () => checkCvv(value, brand()?.cvvLength),
  };
  const { valid, potentiallyValid } = checks[which]();
  const isFocused = ownerDocument.activeElement === inputOf(which) && ownerDocument.hasFocus();
  return { isEmpty: value === '', isValid: valid, isPotentiallyValid: potentiallyValid, isFocused };
}

function tell(type: string): void {
  const known = brand();
  const fields = Object.fromEntries(siblings.map((each) => [each.key, stateOf(each.key)]));
  const cards = known
    ? [
        {
          niceType: known.name,
          type: slugs[known.name],
          code: { name: 'CVV', size: known.cvvLength },
          supported: true,
        },
      ]
    : [];
  emit('INPUT_EVENT', { type, merchantPayload: { cards, emittedBy: key, fields } });
}

let before = {
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
  brand: undefined as string | undefined,
};
function onInput(): void {
  const now = { ...stateOf(key), brand: key === 'number' ? brand()?.name : undefined };
  if (now.isEmpty !== before.isEmpty) tell(now.isEmpty ? 'empty' : 'notEmpty');
  if (now.isValid !== before.isValid || now.isPotentiallyValid !== before.isPotentiallyValid)
    tell('validityChange');
  if (now.brand !== before.brand) tell('cardTypeChange');
  before = now;
}

function applyStyles(styles: Options['styles'] = {}): void {
  const rules = Object.entries(styles).map(([selector, declarations]) => {
    const body = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
    return `${selector} { ${body.join(' ')} }`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `html, body, input { height: 100%; width: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: none; }
     label, div { position: absolute; clip-path: inset(50%); } ${rules.join('\n')}`,
  );
  document.adoptedStyleSheets = [sheet];
}

const fail = (code: string, type: string, details?: object) => [{ code, type, message: code, details }];

async function tokenize(): Promise<unknown[]> {
  const states = siblings.map((each) => [each.key, stateOf(each.key)] as const);
  if (states.every(([, { isEmpty }]) => isEmpty)) return fail('HOSTED_FIELDS_FIELDS_EMPTY', 'CUSTOMER');
  const invalidFieldKeys = states.filter(([, { isValid }]) => !isValid).map(([name]) => name);
  if (invalidFieldKeys.length) return fail('HOSTED_FIELDS_FIELDS_INVALID', 'CUSTOMER', { invalidFieldKeys });
  const expiry = digitsOf(inputOf('expirationDate').value);
  const creditCard = {
    number: digitsOf(inputOf('number').value),
    expirationMonth: expiry.slice(0, 2),
    expirationYear: `20${expiry.slice(2)}`,
    cvv: inputOf('cvv').value,
  };
  try {
    const response = await fetch('https://payments.sandbox.braintree-api.com/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'braintree-version': '2018-05-10' },
      body: JSON.stringify({
        operationName: 'TokenizeCreditCard',
        variables: { input: { creditCard, options: { validate: false } } },
      }),
    });
    return read(await response.json());
  } catch {
    return fail('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK');
  }
}

interface Answer {
  data?: { tokenizeCreditCard: { token: string; creditCard: { last4: string; brandCode: string } } };
  errors?: { extensions: { errorClass: string; legacyCode?: string } }[];
}

function read({ data, errors }: Answer): unknown[] {
  const { errorClass, legacyCode } = errors?.[0]?.extensions ?? {};
  if (errorClass === 'AUTHENTICATION')
    return fail('HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER', {
      originalError: { code: 'CLIENT_AUTHORIZATION_INVALID', type: 'MERCHANT' },
    });
  if (errorClass === 'AUTHORIZATION') return fail('CLIENT_AUTHORIZATION_INSUFFICIENT', 'MERCHANT');
  if (legacyCode === '81736') return fail('HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', 'CUSTOMER');
  if (errorClass === 'VALIDATION') return fail('HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER');
  if (!data) return fail('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', 'NETWORK');
  const { token, creditCard } = data.tokenizeCreditCard;
  const details = { cardType: brand()?.name, lastFour: creditCard.last4, lastTwo: creditCard.last4.slice(2) };
  return [null, { nonce: token, type: 'CreditCard', details }];
}

window.emulatedField = {
  key,
  input,
  start(options, all) {
    siblings = all;
    label.textContent = options.fields[key].internalLabel ?? '';
    input.placeholder = options.fields[key].placeholder ?? '';
    applyStyles(options.styles);
  },
  handle(name, data) {
    if (name === 'TRIGGER_INPUT_FOCUS') input.focus();
    else if (name === 'CLEAR_FIELD') [input.value] = [''];
    else if (name === 'SET_ATTRIBUTE') input.setAttribute(String(data.attribute), String(data.value));
    else if (name === 'REMOVE_ATTRIBUTE') input.removeAttribute(String(data.attribute));
    else if (name === 'SET_MESSAGE') message.textContent = String(data.message);
    onInput();
  },
};

window.addEventListener('message', ({ data, source }) => {
  if (source !== parent || typeof data !== 'string' || !data.startsWith(prefix)) return;
  const { event, eventData, reply } = JSON.parse(data.slice(prefix.length)) as Bus;
  const answered = waiting.get(event);
  if (answered) return void (waiting.delete(event), answered(eventData));
  if (!event.startsWith(channel)) return;
  const name = event.slice(channel.length);
  if (name === 'TOKENIZATION_REQUEST') {
    // The frame of the first field speaks for all.
    if (siblings[0]?.key === key) void tokenize().then((result) => post({ event: reply, eventData: result }));
    return;
  }
  const given = (eventData ?? {}) as Record<string, unknown>;
  if (given.field === key) window.emulatedField?.handle(name, given);
});
input.addEventListener('input', onInput);
input.addEventListener('focus', () => tell('focus'));
input.addEventListener('blur', () => tell('blur'));
input.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') tell('inputSubmitRequest');
});

emit('FRAME_READY', { field: key }, (options) => {
  const all = Array.from({ length: parent.frames.length }, (_, index) => {
    try {
      const frame = parent.frames[index];
      return frame?.location.href === location.href ? frame.emulatedField : undefined;
    } catch {
      return undefined;
    }
  }).filter((each) => each !== undefined);
  const order = Object.keys((options as Options).fields);
  all.sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  emit('READY_FOR_CLIENT', undefined, () => undefined);
  for (const each of all) each.start(options as Options, all);
});
