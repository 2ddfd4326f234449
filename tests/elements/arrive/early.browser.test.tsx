// An element that is drawn before there is a Storefront.
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { define } from '../../../elements/kit/define';
import { page } from '../../../elements/kit/page';
import { pageConfig } from '../../../elements/kit/page-config';
import { createStoredRecords } from '../../../src/storage/stored-records';
import { useStorefrontLater } from '../../../src/use-storefront';
import { contract, put, quietPage, textOf, until } from '../support';

quietPage();

function Probe() {
  const { storefront, has } = useStorefrontLater();
  const [typed, setTyped] = useState('');
  return (
    <label>
      {`${storefront ? 'a' : 'no'} shop, ${has('Query.storeEvents') ? 'with' : 'without'} events`}
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </label>
  );
}

function standing(): HTMLElement {
  const made = contract({ component: Probe, isEarly: true });
  define(made);
  return put(`<${made.tag}></${made.tag}>`);
}

it('knows what an earlier visit has learned of the backend', async () => {
  const records = createStoredRecords(pageConfig().endpoint);
  records.set('missing_fields', { places: { 'Query.storeEvents': 'Query.storeEvents' } });
  const element = standing();
  await until(() => expect(textOf(element)).toBe('no shop, without events'));
  records.remove('missing_fields');
  records.dispose();
});

it('keeps what was typed when a script that asks for the state of the shop brings it', async () => {
  const element = standing();
  await until(() => expect(textOf(element)).toBe('no shop, with events'));
  expect(page().storefront).toBeUndefined();
  await userEvent.fill(screen.getByRole('textbox').last(), 'nora@example.com');
  const told = vi.fn();
  document.addEventListener('airside-session-changed', told, { once: true });
  document.dispatchEvent(new Event('airside-state-requested'));
  await until(() => expect(textOf(element)).toBe('a shop, with events'));
  await until(() => expect(told).toHaveBeenCalled());
  await expect.element(screen.getByRole('textbox').last()).toHaveValue('nora@example.com');
});
