// @vitest-environment happy-dom
// What the builder offers to copy: builds that the shop has, the site's origin, what cards need.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Snippets, type SnippetsProps } from '../../demo-host/pages/builder/Snippets';
import { start } from '../../demo-host/pages/builder/state';
import type { KnownBuild } from '../../demo-host/pages/builder/check/page';
import { contracts } from '../../elements/build/contracts';
import { builds, shop } from './check/shop';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function draw(props: Partial<SnippetsProps> = {}): Promise<HTMLElement> {
  const place = document.createElement('div');
  document.body.append(place);
  const { tag } = props.state ?? start;
  const contract = contracts.find((each) => each.tag === tag)!;
  const cards = { frames: [], requests: [] };
  const given = { state: start, contract, builds, shopUrl: shop, paymentUrl: '', cards, ...props };
  await act(async () => createRoot(place).render(<Snippets {...given} onChange={() => undefined} />));
  return place;
}

const fieldOf = (place: HTMLElement, label: string) =>
  [...place.querySelectorAll('label')].find(({ textContent }) => textContent === label)!;

/** As somebody types it. */
async function fill(place: HTMLElement, label: string, text: string): Promise<void> {
  const field = document.getElementById(fieldOf(place, label).htmlFor) as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const copied = (place: HTMLElement, name: string) =>
  place.querySelector(`[aria-label="Text of the ${name}"]`)?.textContent;

async function offered(known: readonly KnownBuild[]) {
  const place = await draw({ builds: known });
  const canBe = (label: string) => fieldOf(place, label).querySelector('input')!.disabled === false;
  return { react: canBe('React build'), preact: canBe('Small build (Preact)'), text: place.textContent };
}

it('both, where both are built', async () => {
  expect(await offered(builds)).toMatchObject({ react: true, preact: true });
});

it('the sources alone, where a development server has no other', async () => {
  const { text, ...can } = await offered([]);
  expect(can).toEqual({ react: true, preact: false });
  expect(text).toContain('The small build and hashes are there once the shop is built');
});

it('the one that is built', async () => {
  const known = builds.filter(({ runtime }) => runtime === 'react');
  expect(await offered(known)).toMatchObject({ react: true, preact: false });
});

it.each([
  ['https://magazine.example/a/page', 'https://magazine.example'],
  ['magazine.example', 'https://magazine.example'],
  ['magazine.example:8443/page', 'https://magazine.example:8443'],
  ['localhost:8080', 'http://localhost:8080'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['cms:3000/', 'https://cms:3000'],
  ['mailto:editors@magazine.example', 'https://your-site.example'],
  ['localhost.example', 'https://localhost.example'],
  ['file://office/page.html', 'https://your-site.example'],
])('a site that is typed as %s is listed as %s', async (typed, origin) => {
  const place = await draw();
  await fill(place, 'Address of the site', typed);
  expect(copied(place, 'origin for the backend')).toBe(`AIRSIDE_ORIGINS=${origin}`);
  expect(copied(place, 'check of the origin')).toMatch(new RegExp(` --origin ${origin}$`));
});

describe('cards of a provider that needs no address of the page', () => {
  const cards = { frames: ['https://fields.example'], requests: ['https://api.cards.example'] };
  const drawn = (tag: string, paymentUrl = '') => draw({ state: { ...start, tag }, cards, paymentUrl });

  it('are let into the policy of a page where somebody pays', async () => {
    const place = await drawn('airside-checkout');
    const policy = copied(place, 'policy')?.split(';\n');
    expect(policy).toContain('frame-src https://fields.example');
    expect(policy).toContain(`connect-src ${shop} https://api.cards.example`);
    expect(copied(place, 'loader line')).not.toContain('payment-url');
  });
  it('are beside the fields that the page names', async () => {
    const place = await drawn('airside-checkout', 'https://demo.example');
    const policy = copied(place, 'policy')?.split(';\n');
    expect(policy).toContain('frame-src https://demo.example https://fields.example');
    expect(policy).toContain(`connect-src ${shop} https://demo.example https://api.cards.example`);
    expect(copied(place, 'loader line')).toContain('data-payment-url="https://demo.example"');
  });
  it('are nothing to a page where nobody pays', async () => {
    const place = await drawn('airside-price', 'https://demo.example');
    expect(copied(place, 'policy')).not.toMatch(/frame-src|cards|demo/);
    expect(copied(place, 'loader line')).not.toContain('payment-url');
  });
});
