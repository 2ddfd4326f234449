// Goes through the checkout whatever happens on the way: fills what is empty, presses on, and keeps what was said.
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { cards, guest, Shopper } from './shopper';

export type Stage = 'contact' | 'address' | 'method' | 'payment' | 'review';
export type End = 'receipt' | 'blocked' | 'empty' | 'over' | 'sign-in' | 'stopped' | 'stuck';

export interface Walk {
  end: End;
  /** What was said on the way, in order, each once in a row. */
  said: string[];
  /** Labels of fields that were empty although something had been typed into them. */
  lost: string[];
  presses: number;
}

export interface WalkOptions {
  email: string;
  pay: 'card' | 'check';
  /** Stops when there, with nothing pressed. */
  until?: Stage;
  /** Called before each press. */
  onPress?: (stage: Stage) => Promise<void>;
  /** Called when something was said. */
  onSaid?: () => Promise<void>;
}

/** ms; the shop itself waits a minute for an order, then asks. What hangs is longer about it than what is slow. */
const patience = 300_000;

/**
 * Answers what `look` finds. A walk may have begun before its test: `expect.poll` takes what it waits for as found when
 * the test that it began in is over.
 */
async function come<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (const begun = Date.now(); Date.now() - begun < patience; await pause(100)) {
    const one = await look();
    if (one !== undefined) return one;
  }
  throw new Error(`Nothing came of it: ${what}.`);
}

/** A page that is just being left says nothing more. */
function unlessLeft(error: unknown): string[] {
  if (!String(error).includes('Execution context was destroyed')) throw error;
  return [];
}

export async function walkCheckout(
  page: Page,
  { email, pay, until, onPress, onSaid }: WalkOptions,
): Promise<Walk> {
  const shopper = new Shopper(page);
  const main = page.getByRole('main');
  const { Email: _email, State: state, ...texts } = guest;
  const walk: Walk = { end: 'stuck', said: [], lost: [], presses: 0 };
  const typed = new Set<string>();

  const fill = async (label: string, text: string) => {
    const field = main.getByLabel(label, { exact: true });
    if ((await field.inputValue()) === text) return;
    if (typed.has(label)) walk.lost.push(label);
    typed.add(label);
    await field.fill(text);
  };
  const stages: Record<Stage, { button: Locator; prepare: () => Promise<void> }> = {
    contact: {
      button: main.getByRole('button', { name: 'Continue', exact: true }),
      prepare: () => fill('Email', email),
    },
    address: {
      button: main.getByRole('button', { name: 'Continue to delivery' }),
      async prepare() {
        // A customer may have one in the book.
        if (!(await main.getByLabel('City', { exact: true }).isVisible())) return;
        for (const [label, text] of Object.entries(texts)) await fill(label, text);
        await main.getByLabel('State', { exact: true }).selectOption(state);
      },
    },
    method: { button: main.getByRole('button', { name: 'Continue to payment' }), prepare: async () => {} },
    payment: {
      button: main.getByRole('button', { name: 'Review the order' }),
      async prepare() {
        if (pay === 'check') await main.getByLabel(/^Check/).check();
        else if ((await shopper.cardField('number').inputValue()) === '')
          await shopper.fillCard(cards.approved);
      },
    },
    review: { button: main.getByRole('button', { name: /^Place order/ }), prepare: async () => {} },
  };
  const ends: [End, Locator][] = [
    ['receipt', shopper.heading('Thank you for your order')],
    ['empty', shopper.heading(/Your cart is empty|nothing to check out/)],
    [
      'over',
      shopper.heading(
        /no longer there|closed without an order|ordered already|become empty|session has ended|are signed out/,
      ),
    ],
    ['sign-in', main.getByRole('heading', { name: 'Sign in' })],
  ];

  const stageNow = async (): Promise<Stage | undefined> => {
    for (const [name, { button }] of Object.entries(stages))
      if (await button.isVisible()) return name as Stage;
    return undefined;
  };
  const endNow = async (): Promise<End | undefined> => {
    for (const [end, sign] of ends) if (await sign.first().isVisible()) return end;
    return undefined;
  };
  const listen = async (): Promise<boolean> => {
    const words = [
      ...(await main.getByRole('alert').allInnerTexts().catch(unlessLeft)),
      ...(await toasts(page).allInnerTexts().catch(unlessLeft)),
    ];
    const fresh = words.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
    const news = fresh.filter((text) => !walk.said.slice(-3).includes(text));
    walk.said.push(...news);
    return fresh.length > 0;
  };

  while (walk.presses < 14) {
    const { end, stage } = await come('a step, or an end', async () => {
      const [reached, open] = [await endNow(), await stageNow()];
      return (reached ?? open) && { end: reached, stage: open };
    });
    if (end) {
      // What ended in another way is explained, perhaps by a page that has just been loaded again.
      if (end === 'over') walk.said.push(await main.locator('[part~="empty-state"]').innerText());
      else if (end !== 'receipt') await toasts(page).first().waitFor();
      await listen();
      return { ...walk, end };
    }
    if (!stage) continue;
    if (stage === until) return { ...walk, end: 'stopped' };
    const { button, prepare } = stages[stage];
    // While a step is on its way its button is not to be pressed, either.
    const isAtRest = () =>
      button.evaluateAll((found) => found.every(({ ariaBusy }) => ariaBusy !== 'true')).catch(() => false);
    await come(`“${stage}” at rest`, async () => (await isAtRest()) || undefined);
    if (!(await button.isVisible())) continue;
    if (await button.isDisabled()) {
      await listen();
      return { ...walk, end: 'blocked' };
    }
    await prepare();
    await onPress?.(stage);
    const before = await main.getByRole('alert').count();
    await button.click();
    walk.presses += 1;
    const pressed = Date.now();
    const look = async () => {
      if (await endNow()) return true;
      const now = await stageNow();
      if (now !== undefined && now !== stage) return true;
      // All at once: the button may go at any moment.
      const [isBusy] = await button.evaluateAll((found) => found.map(({ ariaBusy }) => ariaBusy === 'true'));
      // What was said before is said again only when the press has had its time.
      const isNews = before === 0 || Date.now() - pressed > 500;
      return isBusy === false && isNews && (await main.getByRole('alert').count()) > 0;
    };
    // A page that is being loaded again cannot be looked at.
    const isSettled = () => look().catch(() => false);
    await come(`after “${stage}”`, async () => (await isSettled()) || undefined);
    if (await listen()) await onSaid?.();
  }
  return walk;
}

/** That a screen takes long is said of the machine. */
function toasts(page: Page): Locator {
  return page.locator('airside-toasts [part~="toast"]').filter({ hasNotText: 'Still trying' });
}
