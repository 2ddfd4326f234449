// Elements as pages have them, in front of a backend of whose answer to one question a field has failed.
import { expect } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { pictureOf, type Picture } from '../../../elements/build/pictures';
import type { Storefront } from '../../../src/storefront';
import type { Half } from '../../support/answers/half-answers';
import { drawn } from '../../support/drawn';
import { asked, openPage, realFetch, replies, unanswered } from '../../support/open-page';
import { onScreen, screenTexts } from '../../support/screen-text';

export interface Shown {
  tag: string;
  html: string;
  as?: Picture['as'];
}

/** The shop owns the page's history; toasts stand for other elements. */
const others = ['airside-shop', 'airside-toasts'];

export const elements: readonly Shown[] = contracts.flatMap((contract) => {
  const picture = pictureOf(contract);
  return picture && !others.includes(contract.tag) ? { tag: contract.tag, ...picture } : [];
});

/** A question and its answer. */
export interface Answered {
  document: string;
  data: Record<string, unknown>;
}

export interface Spoil {
  operation: string;
  half(answered: Answered): Half;
}

export interface Seen {
  storefront: Storefront;
  /** By operation. */
  answered: ReadonlyMap<string, Answered>;
  /** What the spoiled question was answered with. */
  half?: Half;
  texts: readonly string[];
}

async function queryOf(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith('/graphql')) return '';
  const body = request.method === 'POST' ? ((await request.clone().json()) as { query: string }).query : '';
  return searchParams.get('query') ?? body;
}

/** Nothing is asked for and nothing waited for any more. */
async function quiet(tag: string): Promise<void> {
  await customElements.whenDefined(tag);
  let before = -1;
  let still = 0;
  await expect
    .poll(
      async () => {
        await drawn();
        const isBusy =
          unanswered.size > 0 || asked.length !== before || onScreen('.skeleton, [aria-busy=true]');
        before = asked.length;
        still = isBusy ? 0 : still + 1;
        return still;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBeGreaterThan(3);
}

export async function open({ tag, html, as }: Shown, spoil?: Spoil): Promise<Seen> {
  const answered = new Map<string, Answered>();
  let spoiled: Half | undefined;
  replies.clear();
  localStorage.clear();
  const storefront = openPage('');
  if (as === 'customer') await storefront.user.signIn('diana@example.com', 'Passw0rd!23');
  if (as === 'buyer') await storefront.cart.addItem({ sku: 'GN-002', quantity: 1 });
  replies.set('*', async (request) => {
    const query = await queryOf(request);
    const response = await realFetch(request);
    const operation = /query\s+(\w+)/.exec(query)?.[1];
    if (!operation) return response;
    const { data } = (await response.clone().json()) as { data?: Record<string, unknown> };
    if (!data) return response;
    const one = { document: query, data };
    answered.set(operation, one);
    if (operation !== spoil?.operation) return response;
    spoiled = spoil.half(one);
    return Response.json({ data: spoiled.data, errors: spoiled.errors });
  });
  document.body.innerHTML = html;
  await quiet(tag);
  const texts = screenTexts(document.body).map(({ text }) => text);
  return { storefront, answered, half: spoiled, texts };
}

/** Every text in an answer. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return value && typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [];
}
