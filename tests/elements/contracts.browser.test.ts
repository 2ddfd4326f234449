// What every element owes a page, whatever it shows: run over all contracts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts } from '../../elements/build/contracts';
import '../../elements/index';
import { quietPage, settled } from './support';

quietPage();

const problems: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  problems.push(String('reason' in event ? event.reason : event.message));
};
beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...parts: unknown[]) => void problems.push(parts.map(String).join(' ')),
  );
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});
afterEach(() => {
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
});

// The shop owns the page's history; it has tests of its own.
const embeddable = contracts.filter(({ tag }) => tag !== 'airside-shop');

it('there are contracts', () => {
  expect(contracts.map(({ tag }) => tag)).toContain('airside-product-card');
  expect(new Set(contracts.map(({ tag }) => tag)).size).toBe(contracts.length);
});

describe.each(contracts)('the contract of $tag', (contract) => {
  it('is written for people', () => {
    const sentences = [
      contract.summary,
      ...Object.values(contract.attributes).map(({ description }) => description),
      ...Object.values(contract.events).map(({ description }) => description),
      ...Object.values(contract.slots),
      ...Object.values(contract.parts),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{3,}\.$/);
  });

  it('uses names that HTML and the rest of us understand', () => {
    expect(contract.tag).toMatch(/^airside-[a-z]+(-[a-z]+)*$/);
    const globals = [
      'title',
      'hidden',
      'id',
      'class',
      'style',
      'slot',
      'lang',
      'dir',
      'role',
      'part',
      'is',
      'name',
    ];
    for (const attribute of Object.keys(contract.attributes)) {
      expect(attribute).toMatch(/^[a-z]+(-[a-z]+)*$/);
      if (attribute !== 'name') expect(globals).not.toContain(attribute);
    }
    for (const event of Object.keys(contract.events)) expect(event).toMatch(/^airside-[a-z]+(-[a-z]+)*$/);
  });

  it('is out of the page’s reach', () => {
    expect(Boolean(contract.component && contract.root === 'light')).toBe(Boolean(contract.scope));
  });

  it('has defaults of the right kind', () => {
    for (const { type, default: fallback, options } of Object.values(contract.attributes)) {
      if (fallback === undefined) continue;
      expect(typeof fallback).toBe(type === 'text' ? 'string' : type);
      if (options) expect(options).toContain(fallback);
    }
  });
});

describe.each(embeddable)('$tag', ({ tag }) => {
  it('is loaded when its tag appears, with no attributes and no answer from the network', async () => {
    const element = document.createElement(tag);
    document.body.append(element);
    await customElements.whenDefined(tag);
    await settled();
    expect(problems).toEqual([]);
  });

  it('survives a move and removal', async () => {
    const element = document.createElement(tag);
    document.body.append(element);
    await customElements.whenDefined(tag);
    const place = document.createElement('section');
    document.body.append(place);
    place.append(element);
    await settled();
    element.remove();
    await settled();
    document.body.append(element);
    await settled();
    expect(problems).toEqual([]);
  });

  it('survives a backend that fails', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('Bad gateway', { status: 502 })),
    );
    const element = document.createElement(tag);
    document.body.append(element);
    await settled();
    expect(problems).toEqual([]);
  });

  it('is hidden when the page hides it', async () => {
    const element = document.createElement(tag);
    element.hidden = true;
    document.body.append(element);
    await customElements.whenDefined(tag);
    await settled();
    if (tag !== 'airside-store') expect(getComputedStyle(element).display).toBe('none');
  });
});
