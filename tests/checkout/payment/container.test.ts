// @vitest-environment happy-dom
// Focus intercepts: only Firefox and phones get them, so they are made by hand here.
import { afterEach, expect, it, vi } from 'vitest';
import { createContainer, fixContents } from '../../../src/checkout/payment/braintree/container';

afterEach(() => vi.unstubAllGlobals());

it('leads through shadow trees, on a page without TLS too', () => {
  vi.stubGlobal('crypto', {});
  const outer = document.body.appendChild(document.createElement('div'));
  const host = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const [one, other] = [createContainer(host), createContainer(host)];
  const slots = [...host.querySelectorAll('slot')].map(({ name }) => name);
  expect([one.element.slot, other.element.slot]).toEqual(slots);
  expect(new Set(slots).size).toBe(2);
});

it('hides the inputs that catch the focus, without a style attribute that a strict page would drop', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = createContainer(host);
  const intercept = document.createElement('input');
  intercept.className = 'focus-intercept';
  container.element.append(intercept);
  fixContents(container);
  for (const [name, value] of [
    ['position', 'absolute'],
    ['opacity', '0'],
    ['width', '1px'],
  ] as const) {
    expect(intercept.style.getPropertyValue(name)).toBe(value);
    expect(intercept.style.getPropertyPriority(name)).toBe('important');
  }
});
