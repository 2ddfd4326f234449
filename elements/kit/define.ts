// Contract → registered element, or its class alone. The only file that knows r2wc, which gets no props: attributes and
// properties live in a signal on the element, so that React mounts once and what r2wc lacks can be added round it.
import { ContextEvent } from '@lit/context';
import { effect, signal } from '@preact/signals-core';
import r2wc from '@r2wc/react-to-web-component';
import { createBeginning, type Beginning } from '../../src/beginning';
import { asError } from '../../src/errors/as-error';
import { late } from '../../src/late/late';
import { withLocale } from '../../src/words/locales';
import type { Storefront } from '../../src/storefront';
import { adoptDisplayFace } from '../../src/ui/ground/display-face';
import { callbackName, defaultProps, parseAttribute, propName } from './attributes';
import { Bridge } from './bridge';
import { providerAbove, storefrontContext } from './context';
import type { Contract } from './contract';
import type { defaultStorefront as DefaultStorefront } from './default-storefront';
import type { Host } from './host';
import { keepTypedIn } from './keep-typed';
import { defineMembers, takeEarlyProperties } from './members';
import { createHandle } from './methods';
import { onVisit } from './takeover/on-visit';
import { page } from './page';
import { pageConfig } from './page-config';
import { focusPressed } from './takeover/pressed-focus';
import { register } from './register';
import { addStyles, adoptStyles } from './sheets/sheets';
import type { takeOver as TakeOver, Takeover } from './takeover/takeover';

/** What r2wc's class has beyond HTMLElement. */
interface Wrapped extends HTMLElement {
  container: Element | ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Registers the contract's element, unless the page already has one of that name. */
export function define(contract: Contract): void {
  register(contract.tag, () => elementClass(contract));
}

const notFound = 'airside-not-found';

/** Comes before the first element where a server has drawn one, which brings answers; other pages do without it. */
let takeOver: typeof TakeOver | undefined;

/** Comes before all elements but the early ones. */
let defaultStorefront: typeof DefaultStorefront | undefined;
const fetchStorefront = late(async () => {
  ({ defaultStorefront } = await import('./default-storefront'));
});

/** The same in a task of its own: what evaluates code, and each element that draws, lets the page's own work through. */
export async function defineInTurn(contract: Contract): Promise<void> {
  if (document.querySelector('[data-served]')) {
    const code = await import('./takeover/takeover');
    ({ takeOver } = code);
    await code.turnOf(contract.tag);
  }
  if (!contract.isEarly) await fetchStorefront();
  await new Promise((done) => setTimeout(done));
  define(contract);
}

/** The class of a contract's element, without registering it. */
// eslint-disable-next-line max-lines-per-function -- most of it is a class, whose methods are short
export function elementClass(contract: Contract): CustomElementConstructor {
  const isShadow = contract.root === 'shadow';
  const Base = r2wc(Bridge, isShadow ? { shadow: 'open' } : {}) as new () => Wrapped;
  const kinds = new Map(Object.entries(contract.attributes));
  const complained = new Set<string>();
  const tellAuthor = (sentence: string): void => {
    if (complained.has(sentence)) return;
    complained.add(sentence);
    console.warn(`<${contract.tag}> ${sentence}`);
  };
  const complain = (sentence: string): void => {
    if (import.meta.env.DEV) tellAuthor(sentence);
  };

  class AirsideElement extends Base implements Host {
    static readonly observedAttributes = [...kinds.keys()];
    readonly contract = contract;
    readonly handle = createHandle();
    readonly currentProps = signal<Record<string, unknown>>({
      ...defaultProps(contract),
      ...this.#callbacks(),
      ...(contract.methods ? { expose: this.handle.expose } : {}),
    });
    readonly currentStorefront = signal<Storefront | undefined>(undefined);
    readonly currentBeginning = signal<Beginning | undefined>(undefined);
    #unsubscribe: (() => void) | undefined;
    #answers = 0;
    #isMounted = false;
    #fallback: ChildNode[] = [];
    #takeover: Takeover | undefined;
    #isReserved = false;
    #isAwaited = false;
    #laterStyles = new Set<readonly string[]>();

    constructor() {
      super();
      if (!this.shadowRoot) return;
      adoptStyles(this.shadowRoot, contract.styles);
      if (this.hasAttribute('data-served')) this.#takeover = takeOver?.(this.shadowRoot);
      if (this.#takeover) this.container = this.#takeover.box;
      else this.#fallback = [...this.shadowRoot.childNodes];
      keepTypedIn(this.shadowRoot);
      page().observe(this.shadowRoot);
    }

    // A server may have sent a declarative root; r2wc's constructor would throw on it.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      takeEarlyProperties(this, settable);
      document.addEventListener('context-provider', this);
      if (!isShadow) this.#prepareLightRoot();
      this.container.addEventListener('click', focusPressed, true);
      this.#reserve();
      adoptDisplayFace(document);
      this.#findStorefront();
      this.#isMounted = true;
      super.connectedCallback();
    }

    override disconnectedCallback(): void {
      // A move is a removal and an insertion: only what is still out afterwards is torn down.
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return;
        this.#isMounted = false;
        document.removeEventListener('context-provider', this);
        this.#unsubscribe?.();
        this.#unsubscribe = undefined;
        super.disconnectedCallback();
        this.currentStorefront.value = undefined;
      });
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const kind = kinds.get(name);
      if (kind) this.setProp(propName(name, kind), parseAttribute(name, kind, text, complain));
    }

    /** A provider was upgraded or inserted after this element had asked. */
    handleEvent(event: Event & { context?: unknown }): void {
      if (event.context === storefrontContext) this.#findStorefront();
    }

    adoptStyles(sheets: readonly string[]): void {
      this.#laterStyles.add(sheets);
      if (this.shadowRoot && isShadow) addStyles(this.shadowRoot, sheets);
      else contract.scope?.adoptStyles(this, sheets);
    }

    keepRoom(isAwaited: boolean): void {
      this.#isAwaited = isAwaited;
      if (!isAwaited) this.componentReady();
    }

    componentReady(): void {
      if (!this.#isAwaited) this.#takeover?.drawn();
      if (this.#isReserved && !this.#isAwaited) {
        this.style.removeProperty('min-block-size');
        this.#isReserved = false;
      }
      for (const node of this.#fallback.splice(0)) node.remove();
    }

    componentFailed(error: Error): void {
      this.#emit('airside-error', { error });
    }

    // A field, not a closure: providers hold it weakly.
    readonly #onStorefront = (storefront: Storefront, unsubscribe?: () => void): void => {
      this.#answers += 1;
      // An inner provider has taken over; the outer one would go on answering.
      if (unsubscribe !== this.#unsubscribe) this.#unsubscribe?.();
      this.#unsubscribe = unsubscribe;
      this.currentStorefront.value = storefront;
    };

    async bringStorefront(): Promise<Storefront> {
      await fetchStorefront();
      if (!this.currentStorefront.peek()) this.#findStorefront();
      return new Promise((done) => {
        const stop = effect(() => {
          const { value } = this.currentStorefront;
          if (!value) return;
          done(value);
          queueMicrotask(() => stop());
        });
      });
    }

    #begin(): void {
      if (this.currentBeginning.peek()) return;
      this.currentBeginning.value = createBeginning(pageConfig());
      // Nobody else hears it yet.
      const asked = (): void => {
        page().isStateRequested = true;
        this.bringStorefront().catch(() => undefined);
      };
      document.addEventListener('airside-state-requested', asked, { once: true });
    }

    #findStorefront(): void {
      const before = this.#answers;
      this.dispatchEvent(new ContextEvent(storefrontContext, this, this.#onStorefront, true));
      // A provider of ours that is not defined yet will announce itself.
      if (this.#answers === before && !providerAbove(this)) {
        // It may have been moved out of one.
        this.#unsubscribe?.();
        this.#unsubscribe = undefined;
        onVisit(() =>
          withLocale(pageConfig().locale, () => {
            if (!this.isConnected || this.#answers !== before) return;
            if (defaultStorefront) this.currentStorefront.value = defaultStorefront();
            else if (contract.isEarly) this.#begin();
            else this.bringStorefront().catch((error: unknown) => this.componentFailed(asError(error)));
          }),
        );
      }
    }

    /** React gets a box of its own: it would clear a container, and the children are the fallback until it is ready. */
    #prepareLightRoot(): void {
      // Again after a move: the element may stand in another root now.
      contract.scope?.prepare(this, [contract.styles, ...this.#laterStyles]);
      if (this.container !== this) return;
      this.#fallback = [...this.childNodes];
      const box = document.createElement('div');
      box.style.setProperty('display', 'contents', 'important');
      this.append(box);
      this.container = box;
    }

    /** Registered, the element has lost the loader's room for it; React draws a moment later. */
    #reserve(): void {
      if (!contract.reserve || this.#isMounted || this.style.minBlockSize) return;
      this.style.setProperty('min-block-size', contract.reserve, 'important');
      this.#isReserved = true;
    }

    setProp(name: string, value: unknown): void {
      if (Object.is(this.currentProps.peek()[name], value)) return;
      this.currentProps.value = { ...this.currentProps.peek(), [name]: value };
    }

    #emit(type: string, detail: unknown): void {
      // Shoppers see a gap, or nothing; the shop itself shows what its own address asks for.
      if (type === notFound && !this.currentStorefront.peek()?.config.standalone)
        tellAuthor(`found nothing: ${JSON.stringify(detail)}`);
      this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    }

    #callbacks(): Record<string, (detail?: unknown) => void> {
      return Object.fromEntries(
        Object.keys(contract.events).map((type) => [
          callbackName(type),
          (detail) => this.#emit(type, detail),
        ]),
      );
    }
  }
  const settable = defineMembers(AirsideElement.prototype, contract, complain);
  return AirsideElement as unknown as CustomElementConstructor;
}
