// What the analytics adapters push: nothing without consent, then GA4's and Adobe's messages, an order once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectAdobeDataLayer } from '../../elements/analytics/adobe';
import { connectDataLayer } from '../../elements/analytics/ga4';
import { consentOf } from '../../elements/analytics/scripts/consent';

const place = globalThis as unknown as { dataLayer?: unknown[]; adobeDataLayer?: unknown[] };
const stops: (() => void)[] = [];
const tell = (type: string, detail?: object) =>
  document.body.dispatchEvent(new CustomEvent(`airside-${type}`, { detail, bubbles: true }));

const items = [{ item_id: 'WH-002', item_name: 'Glen Tarrow', price: 20, quantity: 1 }];
const bought = {
  sku: 'WH-002',
  name: 'Glen Tarrow',
  quantity: 1,
  price: 20,
  currency: 'USD',
  value: 20,
  items,
};
const order = { transaction_id: '000000012', currency: 'USD', value: 20, shipping: 5, tax: 1, items };

beforeEach(() => {
  localStorage.clear();
  delete place.dataLayer;
  delete place.adobeDataLayer;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

describe('GA4', () => {
  it('pushes ecommerce with nothing left over from before it', () => {
    stops.push(connectDataLayer({ consent: true }));
    tell('item-added', bought);
    expect(place.dataLayer).toEqual([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'USD', value: 20, items } },
    ]);
  });

  it.each([
    ['searched', { query: 'gin' }, { event: 'search', search_term: 'gin' }],
    ['signed-in', { method: 'password' }, { event: 'login', method: 'password' }],
    ['account-created', { method: 'password', isSignedIn: true }, { event: 'sign_up', method: 'password' }],
    ['newsletter-subscribed', { audience: 'store' }, { event: 'generate_lead', lead_source: 'newsletter' }],
    ['contact-sent', undefined, { event: 'generate_lead', lead_source: 'contact' }],
  ])('pushes %s as a message of its own', (type, detail, message) => {
    stops.push(connectDataLayer({ consent: true }));
    tell(type, detail);
    expect(place.dataLayer).toEqual([message]);
  });

  it('keeps what the page had pushed, and stops when told to', () => {
    place.dataLayer = [{ event: 'gtm.js' }];
    const stop = connectDataLayer({ consent: true });
    stop();
    tell('item-added', bought);
    expect(place.dataLayer).toEqual([{ event: 'gtm.js' }]);
  });

  it('gives gtag.js commands', () => {
    stops.push(connectDataLayer({ consent: true, gtag: true }));
    tell('order-placed', order);
    const [command] = place.dataLayer as IArguments[];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect([...command!]).toEqual(['event', 'purchase', order]);
  });

  it('asks for consent at every event; what was before it is not told later', () => {
    let isGiven = false;
    stops.push(connectDataLayer({ consent: () => isGiven }));
    tell('item-added', bought);
    isGiven = true;
    expect(place.dataLayer).toEqual([]);
    tell('item-removed', bought);
    isGiven = false;
    tell('item-added', bought);
    expect(place.dataLayer).toMatchObject([{ ecommerce: null }, { event: 'remove_from_cart' }]);
  });

  it('tells an order once, also to the page that is loaded again', () => {
    stops.push(connectDataLayer({ consent: true }));
    tell('order-placed', order);
    tell('order-placed', order);
    stops.splice(0).forEach((stop) => stop());
    stops.push(connectDataLayer({ consent: true }));
    tell('order-placed', order);
    tell('order-placed', { ...order, transaction_id: '000000013' });
    const purchases = place.dataLayer!.filter((push) => (push as { event?: string }).event === 'purchase');
    expect(purchases).toMatchObject([
      { ecommerce: { transaction_id: '000000012' } },
      { ecommerce: { transaction_id: '000000013' } },
    ]);
  });

  it('an order that was placed before a yes is not remembered as told', () => {
    let isGiven = false;
    stops.push(connectDataLayer({ consent: () => isGiven }));
    tell('order-placed', order);
    isGiven = true;
    tell('order-placed', order);
    expect(place.dataLayer).toMatchObject([{ ecommerce: null }, { event: 'purchase' }]);
  });

  it('works where there is no storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    stops.push(connectDataLayer({ consent: true }));
    tell('order-placed', order);
    tell('order-placed', order);
    expect(place.dataLayer).toHaveLength(2);
  });
});

describe('Adobe', () => {
  /** What the Adobe Client Data Layer makes of pushes: merges into what it has; undefined takes away. */
  const computed = (): Record<string, unknown> => {
    const state: Record<string, unknown> = {};
    for (const push of place.adobeDataLayer as Record<string, unknown>[])
      for (const [name, value] of Object.entries(push)) {
        if (['event', 'eventInfo'].includes(name)) continue;
        if (value === undefined) delete state[name];
        else state[name] = { ...(state[name] as object), ...(value as object) };
      }
    return state;
  };

  it('pushes events with Adobe Commerce’s names, and state beside them', () => {
    stops.push(connectAdobeDataLayer({ consent: true }));
    tell('item-added', bought);
    tell('order-placed', order);
    const events = place.adobeDataLayer!.filter((push) => (push as { event?: string }).event);
    expect(events).toEqual([
      { event: 'add-to-cart', eventInfo: bought },
      { event: 'place-order', eventInfo: order },
    ]);
    expect(computed()).toEqual({ order });
  });

  it('keeps cart and session as state, the last of each and nothing of the one before', () => {
    stops.push(connectAdobeDataLayer({ consent: true }));
    tell('cart-changed', { count: 1, currency: 'USD', value: 20, coupon: 'SAVE10', items });
    tell('cart-changed', { count: 0, currency: 'USD', value: 0, items: [] });
    tell('session-changed', { isSignedIn: true });
    expect(computed()).toEqual({
      cart: { count: 0, currency: 'USD', value: 0, items: [] },
      session: { isSignedIn: true },
    });
  });

  it('asks for the state when it comes late', () => {
    const asked = vi.fn();
    document.addEventListener('airside-state-requested', asked, { once: true });
    stops.push(connectAdobeDataLayer({ consent: true }));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('the tag of an analytics script', () => {
  const tag = (consent?: string) => {
    // Of a type that runs nothing.
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', src: ownUrl });
    if (consent !== undefined) script.dataset['consent'] = consent;
    document.head.append(script);
    const said = consentOf(ownUrl);
    script.remove();
    return said;
  };
  const ownUrl = 'https://shop.example/analytics/ga4.js';
  const asked = (consent: true | (() => boolean)) => consent === true || consent();

  it('without a word of consent has none until the page says so, and not after it says no', () => {
    const consent = tag();
    expect(asked(consent)).toBe(false);
    const say = (analytics: boolean) =>
      document.dispatchEvent(new CustomEvent('airside-consent-changed', { detail: { analytics } }));
    say(true);
    expect(asked(consent)).toBe(true);
    say(false);
    expect(asked(consent)).toBe(false);
  });

  it('may have it from whoever wrote the tag', () => {
    expect(asked(tag('granted'))).toBe(true);
    // Where a tag manager has left no attributes, or no tag.
    expect(asked(consentOf(`${ownUrl}?consent=granted`))).toBe(true);
  });

  it('may be told where the page keeps it', () => {
    const consent = tag('analytics-consent=yes');
    expect(asked(consent)).toBe(false);
    localStorage.setItem('analytics-consent', 'yes');
    expect(asked(consent)).toBe(true);
    localStorage.setItem('analytics-consent', 'no');
    expect(asked(consent)).toBe(false);
  });
});
