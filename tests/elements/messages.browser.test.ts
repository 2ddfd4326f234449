// behaviour 10: what an element has to say is said, also on a page without <airside-toasts>.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultStorefront } from '../../elements/kit/default-storefront';
import { defineInTurn } from '../../elements/kit/define';
import { page } from '../../elements/kit/page';
import { StoreElement } from '../../elements/tags/store/provider';
import toastsContract from '../../elements/tags/toasts/toasts';
import { put, quietPage, settled, textOf, until } from './support';

quietPage();
const tag = 'airside-toasts';
await defineInTurn(toastsContract);
customElements.define('airside-store', StoreElement);

let say: (message: string, timeout?: number) => void;
beforeEach(() => {
  say = (message, timeout = 60_000) =>
    void defaultStorefront().toasts.addToast({ type: 'info', message, timeout });
});
afterEach(() => {
  const { toasts } = defaultStorefront();
  for (const id of toasts.toasts.peek().keys()) toasts.removeToast(id);
  vi.restoreAllMocks();
});
const places = () => [...document.querySelectorAll(tag)];
const saidIn = (place: Element) => textOf(place);

it('the first message brings a place for all of them', async () => {
  say('One was removed.');
  await until(() => expect(places().map(saidIn)).toEqual(['One was removed.']));
  say('Two was removed.');
  await until(() => expect(places().map(saidIn)).toEqual(['One was removed.Two was removed.']));
});

it('a page that has one keeps it, wherever it stands', async () => {
  const root = put('<div></div>').attachShadow({ mode: 'open' });
  root.append(document.createElement(tag));
  say('One was removed.');
  await until(() => expect(saidIn(root.firstElementChild!)).toBe('One was removed.'));
  await settled();
  expect(places()).toEqual([]);
});

it('a page whose body was replaced gets another one', async () => {
  say('One was removed.');
  await until(() => expect(places()).toHaveLength(1));
  document.body.replaceChildren();
  say('Two was removed.');
  await until(() => expect(places().map(saidIn)).toEqual(['One was removed.Two was removed.']));
});

it('what is only of the moment makes none', async () => {
  const offline = defaultStorefront().text('app.offline');
  say(offline);
  await import('../../elements/kit/messages/place');
  await settled();
  expect(places()).toEqual([]);
  say('One was removed.');
  await until(() => expect(places().map(saidIn)).toEqual([`${offline}One was removed.`]));
});

it('the time of a message begins when it can be read', async () => {
  let arrive: () => void = () => undefined;
  vi.spyOn(page(), 'load').mockReturnValue(new Promise((done) => (arrive = () => done(true))));
  say('One was removed.', 300);
  await until(() => expect(page().load).toHaveBeenCalledWith(tag));
  await until(() => expect(defaultStorefront().toasts.toasts.peek().size).toBe(0));
  arrive();
  await until(() => expect(places().map(saidIn)).toEqual(['One was removed.']));
});

it('a shop of its own says what it has to say beside its elements', async () => {
  const store = put('<airside-store endpoint="https://one.example/graphql"></airside-store>') as StoreElement;
  const { toasts } = store.storefront!;
  toasts.addToast({ type: 'info', message: 'Of the other shop.', timeout: 60_000 });
  await until(() => expect(places().map(saidIn)).toEqual(['Of the other shop.']));
  expect(places()[0]!.parentElement).toBe(store);
});
