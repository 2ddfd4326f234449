// Inside a card field's frame: greets the page, keeps what is typed to itself, and turns three fields into a nonce.
import {
  brandOf,
  checkCvv,
  checkExpiry,
  checkNumber,
  digitsOf,
  formatExpiry,
  formatNumber,
  testNumbers,
  type Field,
} from './cards.js';

interface Init {
  type: 'airside-card:init';
  labels: { label: string; placeholder: string };
  theme: Partial<Record<'color' | 'placeholderColor' | 'invalidColor' | 'fontFamily' | 'fontSize', string>>;
  dir: 'ltr' | 'rtl';
}
type FromPage =
  | { type: 'focus' }
  | { type: 'clear' }
  | { type: 'error'; message: string | null }
  | { type: 'tokenize'; id: string };
type FailureKind = 'empty' | 'invalid' | 'rejected' | 'network' | 'auth';
type FromSibling =
  | { type: 'ask'; id: string }
  | { type: 'value'; id: string; field: Field; value: string }
  | { type: 'brand'; cvvLength: number };

const field = document.body.dataset.field as Field;
const origins = JSON.parse(document.body.dataset.origins ?? '[]') as string[];
const session = location.hash.slice(1);
const input = document.querySelector('input') as HTMLInputElement;
const label = document.querySelector('label') as HTMLLabelElement;
const error = document.querySelector('p') as HTMLParagraphElement;
// Frames in a shadow tree cannot find each other; a channel of this origin, named by the session, joins them.
const siblings = new BroadcastChannel(session);
const siblingPatienceMs = 2000;
/** As a person reads them, whichever frame answers first. */
const fieldOrder: readonly Field[] = ['number', 'expirationDate', 'cvv'];

let port: MessagePort | undefined;
let cvvLength = 3;
let lastBrand: number | undefined;

function check() {
  if (field === 'number') return checkNumber(input.value);
  if (field === 'expirationDate') return checkExpiry(input.value, new Date());
  return checkCvv(input.value, cvvLength);
}

function report(): void {
  const brand = field === 'number' ? brandOf(digitsOf(input.value)) : undefined;
  const state = { empty: input.value === '', ...check(), focused: document.activeElement === input };
  port?.postMessage({ type: 'state', field, state, ...(brand && { brand: brand.name }) });
  if (field === 'number' && brand?.cvvLength !== lastBrand) {
    lastBrand = brand?.cvvLength;
    siblings.postMessage({ type: 'brand', cvvLength: lastBrand ?? 3 } satisfies FromSibling);
  }
}

const formatters: Record<Field, (text: string) => string> = {
  number: formatNumber,
  expirationDate: formatExpiry,
  cvv: (text) => digitsOf(text).slice(0, 4),
};

/** Formats what is typed; the caret stays behind the digit it was behind. */
function format(): void {
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  const text = formatters[field](input.value);
  if (text === input.value) return;
  const added = digitsOf(text).length - digitsOf(input.value).length;
  input.value = text;
  let place = text.length;
  if (!isAtEnd) {
    place = 0;
    for (let digits = before + Math.max(0, added); digits > 0 && place < text.length; place++) {
      if (/\d/.test(text.charAt(place))) digits--;
    }
  }
  input.setSelectionRange(place, place);
}

function showError(message: string | null): void {
  error.textContent = message ?? '';
  if (message === null) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  } else {
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', error.id);
  }
}

function applyTheme(theme: Init['theme']): void {
  const { style } = document.documentElement;
  const set = (name: string, property: string, value: unknown) => {
    if (typeof value === 'string' && CSS.supports(property, value)) style.setProperty(name, value);
  };
  set('--field-color', 'color', theme.color);
  set('--field-placeholder', 'color', theme.placeholderColor);
  set('--field-invalid', 'color', theme.invalidColor);
  set('--field-font', 'font-family', theme.fontFamily);
  set('--field-size', 'font-size', theme.fontSize);
}

/** The values of all three fields, out of their own frames. */
function collect(id: string): Promise<Record<Field, string>> {
  return new Promise((resolve, reject) => {
    const values: Partial<Record<Field, string>> = { [field]: input.value };
    const timer = setTimeout(() => finish(false), siblingPatienceMs);
    const finish = (isComplete: boolean) => {
      clearTimeout(timer);
      siblings.removeEventListener('message', take);
      if (isComplete) resolve(values as Record<Field, string>);
      else reject(new Error('a card field did not answer'));
    };
    const take = ({ data }: MessageEvent<FromSibling>) => {
      if (data.type !== 'value' || data.id !== id) return;
      values[data.field] = data.value;
      if (Object.keys(values).length === 3) finish(true);
    };
    siblings.addEventListener('message', take);
    siblings.postMessage({ type: 'ask', id } satisfies FromSibling);
  });
}

async function tokenize(id: string): Promise<void> {
  const fail = (kind: FailureKind, message: string, fields?: Field[]) =>
    port?.postMessage({ type: 'failed', id, kind, message, ...(fields && { fields }) });
  try {
    const card = await collect(id);
    const empty = fieldOrder.filter((name) => card[name] === '');
    if (empty.length > 0) return void fail('empty', 'Some card fields are empty.', empty);
    const number = digitsOf(card.number);
    // A real card typed into a demo must not even leave this frame.
    if (checkNumber(number).valid && !testNumbers.has(number)) {
      return void fail('rejected', 'Only test cards are accepted here.', ['number']);
    }
    const response = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
      body: JSON.stringify({ ...card, ...(testNumbers.has(number) ? {} : { number: '' }) }),
    });
    const body = (await response.json()) as { kind?: FailureKind; message?: string; fields?: Field[] };
    if (response.ok) port?.postMessage({ type: 'tokenized', id, result: body });
    else fail(body.kind ?? 'network', body.message ?? 'The card could not be checked.', body.fields);
  } catch {
    fail('network', 'The card could not be checked.');
  }
}

function onPage({ data }: MessageEvent<FromPage>): void {
  if (data.type === 'focus') input.focus();
  else if (data.type === 'error') showError(data.message);
  else if (data.type === 'tokenize' && field === 'number') void tokenize(data.id);
  else if (data.type === 'clear') {
    input.value = '';
    showError(null);
    report();
  }
}

function onInit(event: MessageEvent<Init | null>): void {
  const { origin } = event;
  const isListed = origins.includes(origin) || origins.includes(origin.replace(/(:\d+)?$/, ':*'));
  const isOurs = event.source === window.parent && isListed;
  const [given] = event.ports;
  if (port || !isOurs || event.data?.type !== 'airside-card:init' || !given) return;
  window.removeEventListener('message', onInit);
  const { labels, theme, dir } = event.data;
  label.textContent = labels.label;
  input.placeholder = labels.placeholder;
  document.documentElement.dir = dir === 'rtl' ? 'rtl' : 'ltr';
  applyTheme(theme);
  port = given;
  port.onmessage = onPage;
  report();
}

siblings.addEventListener('message', ({ data }: MessageEvent<FromSibling>) => {
  if (data.type === 'ask') {
    siblings.postMessage({ type: 'value', id: data.id, field, value: input.value } satisfies FromSibling);
  } else if (data.type === 'brand' && field === 'cvv' && data.cvvLength !== cvvLength) {
    cvvLength = data.cvvLength;
    report();
  }
});
input.addEventListener('input', () => {
  format();
  report();
});
for (const type of ['focus', 'blur', 'change']) input.addEventListener(type, report);
input.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  port?.postMessage({ type: 'submit' });
});
// Somebody may have typed before this script was there.
format();
window.addEventListener('message', onInit);
window.parent.postMessage({ type: 'airside-card:hello', session, field }, '*');
