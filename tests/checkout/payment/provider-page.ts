// What the conformance tests load into a page: both providers, and the page's side of a card form.
import { createBraintreeProvider } from '../../../src/checkout/payment/braintree/provider';
import { createDemoProvider } from '../../../src/checkout/payment/demo-provider';
import {
  fieldKeys,
  PaymentError,
  type CardFields,
  type FieldKey,
  type PaymentData,
} from '../../../src/checkout/payment/provider';

export type ProviderName = 'demo' | 'braintree';

export interface MountRequest {
  provider: ProviderName;
  /** Forms of one page are told apart by it. */
  form?: string;
  /** Shadow trees around the hosts. */
  depth?: number;
  mountDeadline?: number;
  tokenizeDeadline?: number;
  dir?: 'ltr' | 'rtl';
  /** Gives up after so many ms. */
  abortAfter?: number;
}

export type Outcome<T = unknown> = { value: T } | { kind: string; fields: readonly string[] };

interface Form {
  fields?: CardFields;
  hosts: Record<FieldKey, HTMLElement>;
  told: { type: string; event?: unknown }[];
}

const { paymentUrl } = document.documentElement.dataset;
const forms = new Map<string, Form>();
/** Everything that other windows said to this one. */
const messages: string[] = [];
const violations: string[] = [];
let tokens = 0;

window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);

async function outcome<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work };
  } catch (error) {
    if (error instanceof PaymentError) return { kind: error.kind, fields: error.fields };
    return { kind: `not a PaymentError: ${String(error)}`, fields: [] };
  }
}

/** An element of the document, or inside as many shadow trees as asked for. */
function place(depth: number): HTMLElement {
  let place: HTMLElement = document.body.appendChild(document.createElement('section'));
  for (let level = 0; level < depth; level++)
    place = place.attachShadow({ mode: 'open' }).appendChild(document.createElement('section'));
  return place;
}

function makeForm(depth: number): Form {
  const parent = place(depth);
  const hosts = Object.fromEntries(
    fieldKeys.map((key) => {
      const host = parent.appendChild(document.createElement('div'));
      host.dataset.host = key;
      host.style.cssText = 'height: 48px; width: 300px';
      return [key, host];
    }),
  ) as unknown as Form['hosts'];
  return { hosts, told: [] };
}

const formOf = (name: string): Form => {
  const form = forms.get(name);
  if (!form) throw new Error(`no form ${name}`);
  return form;
};
const fieldsOf = (name: string): CardFields => {
  const { fields } = formOf(name);
  if (!fields) throw new Error('not mounted');
  return fields;
};

const payment = {
  messages,
  violations,
  tokensAsked: () => tokens,

  async mount(request: MountRequest): Promise<Outcome<true>> {
    const { provider: name, form: formName = 'one', depth = 0, dir = 'ltr', abortAfter } = request;
    const { mountDeadline = 20_000, tokenizeDeadline = 20_000 } = request;
    const deadlines = { mountDeadline, tokenizeDeadline };
    const form = forms.get(formName) ?? makeForm(depth);
    forms.set(formName, form);
    const provider =
      name === 'demo'
        ? createDemoProvider({ paymentUrl: paymentUrl ?? '', ...deadlines })
        : createBraintreeProvider({
            clientToken: async () => `sandbox_emulated${++tokens}_airside`,
            ...deadlines,
          });
    const controller = new AbortController();
    if (abortAfter !== undefined) setTimeout(() => controller.abort(), abortAfter);
    const label = (text: string) => ({ label: text, placeholder: `${text}…` });
    const result = await outcome(
      provider.mountCard({
        hosts: form.hosts,
        labels: { number: label('Nummer'), expirationDate: label('Ablauf'), cvv: label('Prüfziffer') },
        theme: {
          color: 'rgb(1, 2, 3)',
          placeholderColor: 'rgb(90, 90, 90)',
          invalidColor: 'rgb(200, 0, 0)',
          fontFamily: 'serif',
          fontSize: '18px',
        },
        dir,
        signal: controller.signal,
      }),
    );
    if (!('value' in result)) return result;
    form.fields = result.value;
    for (const type of ['change', 'brand', 'submit', 'lost'] as const)
      form.fields.on(type, (event: unknown) => form.told.push({ type, event }));
    return { value: true };
  },
  states: (form = 'one') => Object.fromEntries(fieldKeys.map((key) => [key, fieldsOf(form).state(key)])),
  told: (form = 'one') => formOf(form).told,
  focus: (field: FieldKey) => fieldsOf('one').focus(field),
  setError: (field: FieldKey, message: string | null) => fieldsOf('one').setError(field, message),
  clear: () => fieldsOf('one').clear(),
  tokenize: (abortAfter?: number, form = 'one'): Promise<Outcome<PaymentData>> =>
    outcome(
      fieldsOf(form).tokenize(abortAfter === undefined ? {} : { signal: AbortSignal.timeout(abortAfter) }),
    ),
  destroy: (form = 'one') => fieldsOf(form).destroy(),
  /** The page moves the form elsewhere, as a framework may. */
  move(): void {
    const { number } = formOf('one').hosts;
    const root = number.getRootNode();
    const section = root instanceof ShadowRoot ? root.host : number.parentElement;
    if (section) document.body.prepend(section);
  },
  empty: (): void => Object.values(formOf('one').hosts).forEach((host) => host.replaceChildren()),
  /** Elements that a provider has left anywhere. */
  leftovers: (form = 'one') =>
    document.querySelectorAll('iframe, slot').length +
    Object.values(formOf(form).hosts).reduce((sum, host) => sum + host.childNodes.length, 0),
};

export type PaymentPage = typeof payment;
declare global {
  interface Window {
    payment: PaymentPage;
  }
}
window.payment = payment;
