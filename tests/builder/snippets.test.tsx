// @vitest-environment happy-dom
// The builder offers the builds that the shop has.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Snippets } from '../../demo-host/pages/builder/Snippets';
import { start } from '../../demo-host/pages/builder/state';
import type { KnownBuild } from '../../demo-host/pages/builder/check/page';
import { contracts } from '../../elements/build/contracts';
import { builds, shop } from './check/shop';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function offered(known: readonly KnownBuild[]) {
  const place = document.createElement('div');
  document.body.append(place);
  const contract = contracts.find(({ tag }) => tag === start.tag)!;
  await act(async () =>
    createRoot(place).render(
      <Snippets
        state={start}
        contract={contract}
        builds={known}
        shopUrl={shop}
        paymentUrl=""
        onChange={() => undefined}
      />,
    ),
  );
  const canBe = (label: string) =>
    [...place.querySelectorAll('label')]
      .find(({ textContent }) => textContent === label)!
      .querySelector('input')!.disabled === false;
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
