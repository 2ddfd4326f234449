// A real Chromium on a page with a strict Content-Security-Policy and Trusted Types, for the tests of card providers: a fresh
// context and page for each test. Braintree: its real SDK against an emulated gateway.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { emulateBraintree, type EmulatedGateway } from '../../support/braintree/gateway';
import { chromiumArgs, chromiumMissing, findChromium } from '../../support/chromium';
import type { PaymentPage } from './provider-page';
import { openProviderSite, type ProviderSite } from './provider-site';

const executablePath = findChromium();

/** Undefined where a Chromium is found; else why the tests are left out. */
export const missing = executablePath ? undefined : chromiumMissing.split('\n')[0];

export const card = { number: '4111111111111111', expirationDate: '1230', cvv: '123' };

export interface ProviderStage {
  site: ProviderSite;
  context: BrowserContext;
  page: Page;
  gateway: EmulatedGateway;
  /** Bodies and addresses of all that was sent to the shop. */
  sentToShop: string[];
  /** Calls the page's side of a card form. */
  call<K extends keyof PaymentPage>(
    name: K,
    ...parameters: PaymentPage[K] extends (...all: infer P) => unknown ? P : []
  ): Promise<PaymentPage[K] extends (...all: never[]) => infer R ? Awaited<R> : PaymentPage[K]>;
}

/** To be called where tests are declared; what it gives is filled in before each. */
export function setProviderStage(): ProviderStage {
  const stage = {
    call: (name: keyof PaymentPage, ...parameters: unknown[]) =>
      stage.page.evaluate(
        ([which, given]) => {
          const member = window.payment[which] as unknown;
          return typeof member === 'function' ? (member as (...all: unknown[]) => unknown)(...given) : member;
        },
        [name, parameters] as [keyof PaymentPage, unknown[]],
      ),
  } as ProviderStage;
  let browser: Browser;

  beforeAll(async () => {
    stage.site = await openProviderSite();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    stage.site?.close();
  });
  beforeEach(async () => {
    stage.context = await browser.newContext();
    stage.gateway = await emulateBraintree(stage.context);
    stage.page = await stage.context.newPage();
    stage.sentToShop = [];
    stage.page.on('request', (request) => {
      if (request.url().startsWith(stage.site.shopUrl))
        stage.sentToShop.push(request.url() + (request.postData() ?? ''));
    });
    await stage.page.goto(stage.site.shopUrl);
    return () => stage.context.close();
  });
  return stage;
}
