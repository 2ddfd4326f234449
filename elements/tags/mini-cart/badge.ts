// <airside-mini-cart> as it first stands: a bag with a number, without React. Looking inside loads the rest.
import { ContextEvent } from '@lit/context';
import { createStoredRecords, type StoredRecords } from '../../../src/storage/stored-records';
import type { MiniCartMethods } from '../../../src/cart/mini-cart/MiniCart';
import { badgeText } from '../../../src/cart/mini-cart/badge';
import { fetchCount } from '../../../src/cart/mini-cart/fetch-count';
import type { Storefront, StorefrontConfig } from '../../../src/storefront';
import base from '../../../src/ui/ground/base.css?inline';
import icon from '../../../src/ui/icon/icon.css?inline';
import tokens from '../../../src/ui/ground/tokens.css?inline';
import miniCart from '../../../src/cart/mini-cart/mini-cart.css?inline';
import { onVisit } from '../../kit/takeover/on-visit';
import { pageConfig } from '../../kit/page-config';
import { providerAbove, storefrontContext } from '../../kit/context';
import { page } from '../../kit/page';
import { adoptStyles } from '../../kit/sheets/sheets';
import { bagPath, panelTag, texts } from './bag';

const styles = [tokens, base, icon, miniCart, ':host{display:inline-block}:host([hidden]){display:none}'];
const openOnAdd = 'open-on-add';
/** The second from kit/at-rest.ts: what a press opens is to be there before it. */
const heard = ['context-provider', 'airside-rested'];
const svg = 'http://www.w3.org/2000/svg';

class MiniCartElement extends HTMLElement {
  static readonly observedAttributes = [openOnAdd];
  readonly #root = this.attachShadow({ mode: 'open' });
  #button: HTMLButtonElement | undefined;
  #panel: (HTMLElement & Partial<MiniCartMethods>) | undefined;
  #loading: Promise<void> | undefined;
  #storage: StoredRecords | undefined;
  #storefront: Storefront | undefined;
  #unfollow: (() => void) | undefined;

  constructor() {
    super();
    this.#draw();
  }

  connectedCallback(): void {
    for (const type of heard) document.addEventListener(type, this);
    // Set before the element was defined, it hides the accessor.
    const { openOnAdd: early } = this;
    if (delete (this as Partial<MiniCartElement>).openOnAdd) this.openOnAdd = early;
    this.#find();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const type of heard) document.removeEventListener(type, this);
      this.#unfollow?.();
      page().waiting.delete(this.#follow);
      this.#storage?.dispose();
      this.#storage = undefined;
    });
  }

  get openOnAdd(): boolean {
    // As kit/attributes.ts reads it.
    return !/^(false|no|0|off)$/i.test(this.getAttribute(openOnAdd) ?? 'no');
  }

  set openOnAdd(value: boolean) {
    this.setAttribute(openOnAdd, `${!!value}`);
  }

  attributeChangedCallback(): void {
    this.#panel?.toggleAttribute(openOnAdd, this.openOnAdd);
    this.#preload();
  }

  handleEvent(event: Event): void {
    if (event.type === 'context-provider') this.#find();
    else if (event.type === 'click') void this.open();
    else void this.#loadPanel();
  }

  async open(): Promise<void> {
    await this.#loadPanel();
    await this.#panel?.open?.();
  }

  async close(): Promise<void> {
    await this.#panel?.close?.();
  }

  #draw(): void {
    adoptStyles(this.#root, styles);
    // No form in its root that it could send.
    const button = Object.assign(document.createElement('button'), {
      className: 'mini-cart-trigger',
      part: 'trigger',
      ariaHasPopup: 'dialog',
    });
    const picture = document.createElementNS(svg, 'svg');
    picture.setAttribute('class', 'icon');
    picture.setAttribute('viewBox', '0 0 24 24');
    picture.ariaHidden = 'true';
    const path = document.createElementNS(svg, 'path');
    path.setAttribute('d', bagPath);
    picture.append(path);
    button.append(picture);
    for (const intent of ['pointerenter', 'focus', 'click']) button.addEventListener(intent, this);
    this.#root.append((this.#button = button));
    this.#write(undefined);
  }

  #write(count: number | undefined): void {
    const button = this.#button;
    if (!button) return;
    const text = badgeText(count);
    const { one, other } = texts.openCount;
    button.ariaLabel = text ? (count === 1 ? one : other).replace('{n}', text) : texts.open;
    button.querySelector('span')?.remove();
    if (!text) return;
    button.append(
      Object.assign(document.createElement('span'), {
        className: 'mini-cart-badge',
        part: 'badge',
        ariaHidden: 'true',
        textContent: text,
      }),
    );
  }

  #find(): void {
    // It may have been moved out of one. Before it asks: a provider keeps one end for all that it was asked.
    this.#unfollow = this.#storefront = void this.#unfollow?.();
    this.dispatchEvent(new ContextEvent(storefrontContext, this, this.#follow, true));
    if (this.#storefront || providerAbove(this)) return;
    const shared = page();
    if (shared.storefront) return this.#follow(shared.storefront);
    if (this.#storage) return;
    shared.waiting.add(this.#follow);
    const config = pageConfig();
    const storage = (this.#storage = createStoredRecords(config.endpoint));
    const kept = storage.get<unknown>('cartCount');
    const known = typeof kept === 'number' ? kept : undefined;
    this.#write(known);
    this.#speak(config);
    storage.onChange('cartCount', (count) => this.#write(count as number | undefined));
    onVisit(() => this.#ask(config, storage, known));
  }

  #ask(config: StorefrontConfig, storage: StoredRecords, known: number | undefined): void {
    const shared = page();
    // Another element brings the shop's own state along, and that asks for the cart.
    if (shared.storefront || bringsStorefront()) return;
    shared.counting ??= fetchCount(config, storage).finally(() => void delete shared.counting);
    void shared.counting.then((count) => {
      if (count === undefined || shared.storefront) return;
      // What the last page has set aside is still to leave the cart: its code sees to that (behaviour 4.7).
      if (count && known === 0) void this.#loadPanel();
      else {
        storage.set('cartCount', count);
        this.#write(count);
      }
    });
  }

  // A field, not a closure: providers hold it weakly.
  readonly #follow = (storefront: Storefront, unsubscribe?: () => void): void => {
    if (!this.isConnected || storefront === this.#storefront) return;
    this.#unfollow?.();
    this.#storefront = storefront;
    const { cart, storage } = storefront;
    this.#speak(storefront.config);
    this.#preload();
    const stop = cart.count.subscribe((count) => this.#write(count));
    this.#unfollow = () => {
      stop();
      unsubscribe?.();
    };
    if (!cart.details.peek() && storage.get('cartId')) cart.load().catch(() => undefined);
  };

  /** The words here are English; the real mini cart has those of every locale. */
  #speak({ locale }: StorefrontConfig): void {
    if (!/^en.US$/.test(locale)) void this.#loadPanel();
  }

  /** Something may be added before anybody has looked inside. */
  #preload(): void {
    if (this.#storefront && this.openOnAdd) void this.#loadPanel();
  }

  /** Puts the real mini cart beside the button, and takes the button away once it stands: the look is the same. */
  #loadPanel(): Promise<void> {
    return (this.#loading ??= this.#replaceButton().catch(() => (this.#loading = undefined)));
  }

  async #replaceButton(): Promise<void> {
    await page().load(panelTag);
    const panel = (this.#panel = document.createElement(panelTag));
    panel.toggleAttribute(openOnAdd, this.openOnAdd);
    panel.setAttribute('exportparts', 'trigger, badge, drawer');
    panel.hidden = true;
    this.#root.append(panel);
    const button = this.#button;
    const trigger = await triggerOf(panel, button);
    panel.hidden = false;
    const hadFocus = button && this.#root.activeElement === button;
    button?.remove();
    this.#button = undefined;
    if (hadFocus) trigger?.focus();
  }
}

function bringsStorefront(): boolean {
  return [...document.querySelectorAll('*')].some(({ localName }) =>
    /^airside-(?!mini-cart$)/.test(localName),
  );
}

/** Not while the button is held down: what began on it must end on it to be a click. */
async function triggerOf(panel: HTMLElement, button?: HTMLElement): Promise<HTMLElement | null> {
  for (let tries = 0; tries < 100; tries += 1) {
    const trigger = panel.shadowRoot?.querySelector('button');
    if (trigger && !button?.matches(':active')) return trigger;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return null;
}

export { MiniCartElement as element };
export type { MiniCartElement };
