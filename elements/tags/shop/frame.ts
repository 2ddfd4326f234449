// The class behind <airside-shop>: header, the screen of the current URL, and then footer and toasts. Plain DOM; it owns the page.
import { ContextProvider } from '@lit/context';
import { effect, untracked } from '@preact/signals-core';
import { whenIdle } from '../../../src/late/when-idle';
import { createNavigation } from '../../../src/navigation/state';
import { withLocale } from '../../../src/words/locales';
import type { Arrival, Screen } from '../../../src/routing/routing';
import { createRouter } from '../../../src/routing/router';
import type { Storefront } from '../../../src/storefront';
import { groundStyles } from '../../../src/ui/styles';
import { lightRootAttribute } from '../../../src/ui/within';
import { storefrontContext } from '../../kit/context';
import { adoptStorefront, openStorefront } from '../../kit/default-storefront';
import { onVisit } from '../../kit/takeover/on-visit';
import { pageConfig, standalonePlace } from '../../kit/page-config';
import { tellOfMissingChunk } from '../../kit/chunk/missing-chunk';
import { page } from '../../kit/page';
import { adoptScopedStyles } from '../../kit/sheets/scoped-sheets';
import { addAfterwards, inTransition, watchers } from './afterwards';
import { createScrollMemory, type ScrollMemory } from './scroll';
import css from './shop.css?inline';
import { takeView } from './take-view';

const styles = [...groundStyles, css];
const targetTypes = ['CATEGORY', 'PRODUCT', 'CMS_PAGE'] as const;

export class ShopElement extends HTMLElement {
  #storefront: Storefront | undefined;
  #main: HTMLElement | undefined;
  #scroll: ScrollMemory | undefined;
  #cleanUps: (() => void)[] = [];
  #settling = new AbortController();
  #place: URL | undefined;
  /** Address of the screen whose code did not come. */
  #broken = '';
  /** What the server has written the page for. */
  #served = '';

  get storefront(): Storefront | undefined {
    return this.#storefront;
  }

  connectedCallback(): void {
    const open = () =>
      onVisit(() =>
        withLocale(pageConfig().locale, () => {
          if (this.isConnected && !this.#storefront) this.#open();
        }),
      );
    // What takes the page over from its server brings the answers along.
    if (this.querySelector('[data-served]')) void import('../../kit/takeover/takeover').then(open, open);
    else open();
  }

  #open(): void {
    const shared = page().storefront;
    const config = pageConfig();
    const rememberView = takeView();
    const storefront = shared?.config.standalone
      ? shared
      : openStorefront({ ...config, ...standalonePlace(this, config.shopUrl) });
    rememberView(storefront.storage);
    this.#storefront = storefront;
    adoptStorefront(storefront);
    const provider = new ContextProvider(this as HTMLElement, {
      context: storefrontContext,
      initialValue: storefront,
    });
    this.setAttribute(lightRootAttribute, '');
    // The page has what a screen that its server has drawn needs of them: all that stands there would be styled anew.
    this.#cleanUps.push(whenIdle(() => adoptScopedStyles(this, styles)));
    this.#learnFirstPage(storefront);
    this.#served = location.pathname;
    storefront.routing.start((options) =>
      createRouter({
        ...options,
        inTransition: (target, change) => inTransition(this.#main ?? this, target, change),
      }),
    );
    // From here on links are followed in the page.
    document.getElementById('airside-next')?.remove();
    this.#build(storefront);
    provider.hostConnected();
  }

  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      for (const cleanUp of this.#cleanUps.splice(0)) cleanUp();
      this.#settling.abort();
      this.#scroll?.dispose();
      this.#storefront?.dispose();
      if (page().storefront === this.#storefront) delete page().storefront;
      this.#storefront = undefined;
    });
  }

  /** The server has looked the first URL up already, and asked what a listing needs first. */
  #learnFirstPage({ routing, storeView }: Storefront): void {
    const type = targetTypes.find((known) => known === this.getAttribute('page-type'));
    const uid = this.getAttribute('page-uid') ?? undefined;
    const urlKey = this.getAttribute('page-url-key') ?? undefined;
    const identifier = this.getAttribute('page-identifier') ?? undefined;
    storeView.learnPageSize(Number(this.getAttribute('page-size')));
    if (type) routing.learn(routing.path.value, { type, uid, urlKey, identifier });
  }

  #build(storefront: Storefront): void {
    const main = this.querySelector<HTMLElement>(':scope > main#content') ?? this.#makeFrame();
    this.#main = main;
    this.#scroll = createScrollMemory(window);
    const { routing } = storefront;
    this.#cleanUps.push(
      effect(() => {
        const screen = routing.screen.value;
        untracked(() => this.#show(screen, storefront));
      }),
      effect(() => {
        const arrival = routing.arrival.value;
        const url = routing.url.value;
        untracked(() => this.#arrive(arrival, url));
      }),
      effect(() => this.#nameDocument(storefront)),
      addAfterwards(this, main, storefront),
    );
  }

  /** A server that draws first screens has made it already. */
  #makeFrame(): HTMLElement {
    const main = document.createElement('main');
    main.id = 'content';
    main.tabIndex = -1;
    const header = document.createElement('airside-header');
    header.setAttribute('content-id', main.id);
    this.replaceChildren(header, main);
    return main;
  }

  #show({ tag, attributes, state }: Screen, storefront: Storefront): void {
    const main = this.#main;
    if (!main || state === 'redirect') return;
    const isFirst = storefront.routing.arrival.peek().by === 'first';
    if (isFirst && isServed(main.firstElementChild, tag, attributes, state)) return;
    adoptScopedStyles(this, styles);
    // Code that others import stays failed for the life of the page (import-chunk.ts): the next screen is a new page.
    const { href } = location;
    if (this.#broken && this.#broken !== href) return location.reload();
    if (state === 'loading') {
      const text = document.createElement('p');
      text.className = 'shop-wait-text';
      text.role = 'status';
      text.textContent = storefront.text('ui.loading');
      const wait = document.createElement('div');
      wait.className = 'shop-wait';
      wait.append(text);
      main.replaceChildren(wait);
      return;
    }
    // A route of behaviour 2.1 whose element this build does not have.
    const isKnown = page().has(tag);
    const screen = document.createElement(isKnown ? tag : 'airside-error-view');
    const given = isKnown ? attributes : { kind: 'not-found' };
    for (const [name, value] of Object.entries(given)) screen.setAttribute(name, value);
    page()
      .load(screen.localName)
      .catch(tellOfMissingChunk)
      .catch(() => void (this.#broken = href));
    main.replaceChildren(screen);
  }

  /** Scrolls and moves the focus as a full page load would. */
  #arrive({ by, key }: Arrival, url: URL): void {
    const before = this.#place;
    this.#place = url;
    this.#scroll?.enter(key);
    const isNewPath = before?.pathname !== url.pathname;
    const isNew = (name: string) => before?.searchParams.get(name) !== url.searchParams.get(name);
    const isOther = isNewPath || isNew('order');
    const isNewPage = isOther || isNew('page') || isNew('query');
    if (!isNewPage && by !== 'traverse') return;
    this.#settling.abort();
    this.#settling = new AbortController();
    const { signal } = this.#settling;
    const main = this.#main ?? this;
    const top = this.#scroll?.positionOf(key) ?? 0;
    if (top && (by === 'traverse' || by === 'first'))
      void watchers().then(({ scrollWhenTall }) => scrollWhenTall(window, main, top, signal), ignore);
    else if (by !== 'first') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById(url.hash.slice(1))?.scrollIntoView();
    }
    if (by !== 'first' && isOther) void this.#focusHeading(signal);
  }

  async #focusHeading(signal: AbortSignal): Promise<void> {
    const main = this.#main;
    // The old screen goes in the same turn; what was focused in it must be gone before.
    await Promise.resolve();
    if (!main || signal.aborted) return;
    // At once, so that the keyboard is not left on nothing; then on the heading, when there is one.
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
    const heading = await headingOf(main, signal);
    if (!heading || signal.aborted || document.activeElement !== main) return;
    heading.tabIndex = -1;
    heading.style.setProperty('outline', 'none', 'important');
    heading.focus({ preventScroll: true });
  }

  #nameDocument(storefront: Storefront): void {
    const { routing } = storefront;
    const title = routing.title.value;
    const titled = storefront.feature(createNavigation).titled.value;
    const { by } = routing.arrival.value;
    const name = (text: string): void => {
      document.title = titled(text);
    };
    if (title) name(title);
    // The server has named the first page; later ones, and where that one led on to, are called what their heading says.
    else if (by !== 'first' || !document.title || routing.url.peek().pathname !== this.#served)
      void headingOf(this.#main ?? this, this.#settling.signal).then((heading) => {
        if (heading && !routing.title.peek()) name(heading.textContent?.trim() ?? '');
      });
  }
}

/** What the server has drawn is the screen of the first address already, and of no other; the loader has found it. */
function isServed(
  standing: Element | null,
  tag: string,
  attributes: Screen['attributes'],
  state: string,
): boolean {
  if (!standing?.hasAttribute('data-served')) return false;
  if (state === 'loading') return true;
  const given = Object.entries(attributes);
  return standing.localName === tag && given.every(([name, value]) => standing.getAttribute(name) === value);
}

/** Without the code the page keeps its title, and the focus stays on the whole screen. */
async function headingOf(root: Element, signal: AbortSignal): Promise<HTMLElement | undefined> {
  const late = await watchers().catch(ignore);
  return late?.headingIn(root, signal);
}

function ignore(): undefined {}
