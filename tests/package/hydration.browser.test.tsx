// A page that React or Preact hydrates after our elements have drawn: what they have drawn stays, and what was typed there.
import * as react from 'react';
import { useState, type ReactNode } from 'react';
import * as client from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { define } from '../../elements/kit/define';
import { ownContent, type OwnContent } from '../../elements/package/hydration';
import { contract, put, quietPage, until } from '../elements/support';

quietPage();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const made = contract({
  root: 'light',
  component: (() => (
    <form>
      <input aria-label="Email" />
    </form>
  )) as never,
  reserve: '100px',
});
define(made);
const Tag = made.tag as 'section';

function Page({ given }: { given?: OwnContent }) {
  const [likes, setLikes] = useState(0);
  return (
    <main>
      <h1>Sign in</h1>
      <Tag {...given} />
      <button onClick={() => setLikes(likes + 1)}>{`Likes ${likes}`}</button>
    </main>
  );
}

const isPreact = !('hydrateRoot' in client);
const problems: unknown[] = [];

async function hydrate(place: HTMLElement, app: ReactNode): Promise<void> {
  problems.length = 0;
  if (isPreact) return (await import('preact')).hydrate(app as never, place);
  const { StrictMode } = react;
  client.hydrateRoot(place, <StrictMode>{app}</StrictMode>, {
    onRecoverableError: (error) => problems.push(error),
  });
}

/** As their servers write it, with our element drawn and something typed into it. */
async function served(): Promise<{ place: HTMLElement; input: HTMLInputElement }> {
  const place = put(
    `<div><main><h1>Sign in</h1><${made.tag}></${made.tag}><button>Likes 0</button></main></div>`,
  );
  await until(() => expect(place.querySelector('input')).toBeTruthy());
  const input = place.querySelector('input')!;
  await userEvent.fill(input, 'noor@example');
  return { place, input };
}

/** The page is hydrated once it answers. */
async function like(place: HTMLElement): Promise<void> {
  const text = () => place.querySelector('button')?.textContent;
  const before = text();
  await until(() => {
    place.querySelector('button')?.click();
    expect(text()).not.toBe(before);
  });
}

it('what is drawn and typed stays, also when the page draws again', async () => {
  const { place, input } = await served();
  await hydrate(place, <Page given={ownContent} />);
  await like(place);
  await like(place);
  expect(place.querySelector('input')).toBe(input);
  expect(input.value).toBe('noor@example');
  expect(document.activeElement).toBe(input);
  expect(problems).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();
});

it('a tag without it loses both', async () => {
  const { place, input } = await served();
  await hydrate(place, <Page />);
  await like(place);
  expect(input.isConnected).toBe(false);
  if (!isPreact) expect(String(problems)).toMatch(/hydrat/i);
});

it('draws as well where there was no server', async () => {
  const place = put('<div></div>');
  client.createRoot(place).render(<Page given={ownContent} />);
  await until(() => expect(place.querySelector('input')).toBeTruthy());
  await like(place);
  expect(place.querySelector('input')).toBeTruthy();
});
