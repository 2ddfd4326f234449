// What every card provider owes the checkout.
import type { Frame } from 'playwright';
import { describe, expect, it } from 'vitest';
import { frameOrigin } from '../../support/braintree/gateway';
import type { MountRequest, Outcome, ProviderName } from './provider-page';
import { card, missing, setProviderStage } from './provider-stage';

type Field = 'number' | 'expirationDate' | 'cvv';
type Failure = 'network' | 'hangs' | 'session is over';

const empty = { empty: true, valid: false, potentiallyValid: true, focused: false };
const right = { empty: false, valid: true, potentiallyValid: true };

/** Declares the tests for one provider. A file for each, so that they run side by side. */
export function testCardProvider(provider: ProviderName): void {
  describe.skipIf(missing)(`card provider ${provider} (else: ${missing})`, () => {
    const stage = setProviderStage();
    const { call } = stage;
    const mount = (request: Omit<MountRequest, 'provider'> = {}) => call('mount', { provider, ...request });
    const framesOf = (field: Field): Frame[] =>
      stage.page
        .frames()
        .filter((frame) => !frame.isDetached())
        .filter((frame) =>
          provider === 'demo'
            ? frame.url().includes(`/field/${field}`)
            : frame.name() === `braintree-hosted-field-${field}`,
        );
    const input = (field: Field, form = 0) => framesOf(field)[form]!.locator('input');
    async function type(values: Partial<typeof card> = card, form = 0): Promise<void> {
      for (const [field, value] of Object.entries(values) as [Field, string][])
        await input(field, form).pressSequentially(value);
    }
    async function fail(failure: Failure): Promise<void> {
      if (provider === 'braintree') {
        stage.gateway.failTokenizing = failure === 'session is over' ? 'AUTHENTICATION' : failure;
        return;
      }
      await stage.context.route(`${stage.site.paymentUrl}/tokens`, (route) => {
        if (failure === 'network') return route.abort();
        if (failure === 'hangs') return;
        return route.fulfill({ status: 401, json: { kind: 'auth', message: 'over' } });
      });
    }
    async function blockFrames(): Promise<void> {
      stage.gateway.blockFrames = true;
      await stage.context.route(`${stage.site.paymentUrl}/field/**`, (route) => route.abort());
    }
    const mounted = async (request: Omit<MountRequest, 'provider'> = {}) => {
      expect(await mount(request)).toEqual({ value: true });
      // Those of a form before it may be on their way out.
      for (const field of ['number', 'expirationDate', 'cvv'] as const) {
        await expect.poll(() => framesOf(field).length).toBe(1);
        await input(field).waitFor();
      }
    };
    const toldTypes = async () => (await call('told')).map((event) => event.type);
    const nonceOf = (result: Outcome<{ additionalData: { payment_method_nonce?: string } }>) =>
      'value' in result ? result.value.additionalData.payment_method_nonce : result;

    it('shows one named frame of its own origin for each field, empty', async () => {
      await mounted();
      expect(await call('states')).toEqual({ number: empty, expirationDate: empty, cvv: empty });
      const frames = await stage.page.locator('iframe').evaluateAll((all) =>
        all.map((each) => ({
          title: (each as HTMLIFrameElement).title,
          src: (each as HTMLIFrameElement).src,
        })),
      );
      expect(frames.map(({ title }) => title)).toEqual(['Nummer', 'Ablauf', 'Prüfziffer']);
      const origin = provider === 'demo' ? stage.site.paymentUrl : frameOrigin;
      expect(new Set(frames.map(({ src }) => new URL(src).origin))).toEqual(new Set([origin]));
      await framesOf('number')[0]!.getByLabel('Nummer').waitFor();
      await expect.poll(() => input('number').getAttribute('placeholder')).toBe('Nummer…');
      expect(await call('violations')).toEqual([]);
    });

    it('tells of what is typed, never what', async () => {
      await mounted();
      await type();
      await expect
        .poll(() => call('states'))
        .toMatchObject({ number: right, expirationDate: right, cvv: right });
      expect(await call('told')).toContainEqual({ type: 'brand', event: { brand: 'Visa' } });
      const told = JSON.stringify([await call('told'), await call('messages')]);
      expect(told).not.toMatch(/4111 ?1111 ?1|1230|12 \/ 30|"123"/);
    });

    it('makes a card a nonce, a fresh one each time, and the page sees no more than its last digits', async () => {
      await mounted();
      await type();
      const first = await call('tokenize');
      expect(first).toMatchObject({
        value: {
          code: provider === 'demo' ? 'demo_card' : 'braintree',
          additionalData: { payment_method_nonce: expect.stringMatching(/^(demo_|tokencc_)/) as string },
          summary: { brand: 'Visa', last4: '1111', description: 'Visa •••• 1111' },
        },
      });
      const second = await call('tokenize');
      expect(nonceOf(second)).not.toBe(nonceOf(first));
      const seen = JSON.stringify([await call('messages'), stage.sentToShop, first]);
      expect(seen).not.toMatch(/4111 ?1111 ?1|12 \/ 30|"123"/);
      expect(stage.sentToShop.join()).not.toContain(nonceOf(first));
      expect(await call('violations')).toEqual([]);
    });

    it('asks for empty fields before anything is sent', async () => {
      await mounted();
      expect(await call('tokenize')).toEqual({ kind: 'empty', fields: ['number', 'expirationDate', 'cvv'] });
      await type({ number: card.number });
      await expect.poll(async () => (await call('states')).number).toMatchObject(right);
      expect(await call('tokenize')).toEqual({ kind: 'empty', fields: ['expirationDate', 'cvv'] });
    });

    it('says which fields are wrong', async () => {
      await mounted();
      await type({ ...card, expirationDate: '1220', cvv: '12' });
      await expect.poll(async () => (await call('states')).cvv).toMatchObject({ empty: false, valid: false });
      expect(await call('tokenize')).toEqual({ kind: 'invalid', fields: ['expirationDate', 'cvv'] });
    });

    it.each([
      ['network', 'network'],
      ['session is over', 'auth'],
      ['hangs', 'timeout'],
    ] as const)(
      'when the provider’s answer fails (%s), it is %s, and works again after',
      async (failure, kind) => {
        // Long enough for the answer that does come, on a busy machine too.
        await mounted(failure === 'hangs' ? { tokenizeDeadline: 6000 } : {});
        await type();
        await fail(failure);
        expect(await call('tokenize')).toMatchObject({ kind });
        stage.gateway.failTokenizing = undefined;
        await stage.context.unroute(`${stage.site.paymentUrl}/tokens`);
        if (failure === 'session is over') {
          await call('destroy');
          await mounted();
          await type();
        }
        expect(await call('tokenize')).toMatchObject({ value: { summary: { last4: '1111' } } });
      },
    );

    it('stops when the caller gives up', async () => {
      await mounted();
      await type();
      await fail('hangs');
      expect(await call('tokenize', 300)).toMatchObject({ kind: 'cancelled' });
    });

    it('gives up on blocked frames by its own deadline, leaves nothing, and comes up once they are let through', async () => {
      await blockFrames();
      expect(await mount({ mountDeadline: 1500 })).toMatchObject({ kind: 'unavailable' });
      expect(await call('leftovers')).toBe(0);
      stage.gateway.blockFrames = false;
      await stage.context.unroute(`${stage.site.paymentUrl}/field/**`);
      await mounted();
      expect(await stage.page.locator('iframe').count()).toBe(3);
    });

    it('does not wait out its deadline for frames that have loaded as a blocker’s empty page', async () => {
      await blockFrames();
      const begun = Date.now();
      expect(await mount({ mountDeadline: 60_000 })).toMatchObject({ kind: 'unavailable' });
      expect(Date.now() - begun).toBeLessThan(30_000);
      expect(await call('leftovers')).toBe(0);
    });

    it('leaves nothing of a form that went away while it was coming up, as in a double mount', async () => {
      const [gone, stays] = await Promise.all([mount({ abortAfter: 0 }), mount({ form: 'two' })]);
      expect([gone, stays]).toMatchObject([{ kind: 'cancelled' }, { value: true }]);
      await expect.poll(() => stage.page.locator('iframe').count()).toBe(3);
    });

    it('takes everything away when destroyed, twice without harm, and comes up again in the same place', async () => {
      await mounted();
      await type();
      await call('destroy');
      await call('destroy');
      await expect.poll(() => call('leftovers')).toBe(0);
      expect(await call('tokenize')).toMatchObject({ kind: 'cancelled' });
      await call('focus', 'number');
      await call('setError', 'number', 'too late');
      await call('clear');
      await mounted();
      const boxes = await stage.page.evaluate(() => {
        const rect = (element: Element | null) => element?.getBoundingClientRect().top;
        const host = document.querySelector('[data-host="cvv"]');
        return [rect(host), rect(host?.querySelector('iframe') ?? null)];
      });
      expect(boxes[1]).toBe(boxes[0]);
      await type();
      expect(await call('tokenize')).toMatchObject({ value: { summary: { last4: '1111' } } });
    });

    it('says that what was typed is lost when the page moves the form, and comes up again there', async () => {
      await mounted();
      await type();
      await call('move');
      await expect.poll(toldTypes).toContain('lost');
      await call('destroy');
      await mounted();
      await type();
      expect(await call('tokenize')).toMatchObject({ value: { summary: { last4: '1111' } } });
    });

    it('does not wait for frames that the page threw away', async () => {
      await mounted();
      await type();
      await call('empty');
      expect(await call('tokenize')).toMatchObject({ kind: 'unavailable' });
      await expect.poll(toldTypes).toContain('lost');
    });

    it('works inside two shadow trees, beside style sheets that would hide it', async () => {
      await stage.page.goto(`${stage.site.shopUrl}/?hostile`);
      await mounted({ depth: 2 });
      const box = await (await framesOf('number')[0]!.frameElement()).boundingBox();
      expect(box).toMatchObject({ width: 300, height: 48 });
      await type();
      expect(await call('tokenize')).toMatchObject({ value: { summary: { last4: '1111' } } });
      await call('destroy');
      expect(await call('leftovers')).toBe(0);
      expect(await call('violations')).toEqual([]);
    });

    it('keeps two forms of one page apart', async () => {
      await mounted();
      expect(await mount({ form: 'two' })).toEqual({ value: true });
      await expect.poll(() => framesOf('cvv').length).toBe(2);
      await type(card, 0);
      await type({ number: '5555555555554444', expirationDate: '1131', cvv: '321' }, 1);
      expect(await call('tokenize', undefined, 'two')).toMatchObject({
        value: { summary: { last4: '4444' } },
      });
      expect(await call('tokenize', undefined, 'one')).toMatchObject({
        value: { summary: { last4: '1111' } },
      });
      await call('destroy', 'one');
      expect(await call('tokenize', undefined, 'two')).toMatchObject({
        value: { summary: { last4: '4444' } },
      });
    });

    it('is worked by keyboard: focus, Tab from field to field, Enter', async () => {
      const isIn = (field: Field) =>
        expect.poll(async () => (await call('states'))[field]).toMatchObject({ focused: true });
      await mounted();
      await call('focus', 'number');
      await isIn('number');
      await stage.page.keyboard.type(card.number);
      await stage.page.keyboard.press('Tab');
      await isIn('expirationDate');
      await stage.page.keyboard.type('1230');
      await stage.page.keyboard.press('Tab');
      await isIn('cvv');
      await stage.page.keyboard.type('123');
      await expect.poll(async () => (await call('states')).cvv).toEqual({ ...right, focused: true });
      await stage.page.keyboard.press('Enter');
      await expect.poll(toldTypes).toContain('submit');
    });

    it('says an error inside the frame too, takes it back, and forgets on request', async () => {
      await mounted();
      await type();
      await call('setError', 'number', 'Keine Kartennummer');
      const field = input('number');
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      const described = await field.getAttribute('aria-describedby');
      expect(await framesOf('number')[0]!.locator(`#${described}`).textContent()).toBe('Keine Kartennummer');
      await call('setError', 'number', null);
      await expect.poll(() => field.getAttribute('aria-invalid')).toBeNull();
      await call('clear');
      await expect
        .poll(() => call('states'))
        .toMatchObject({ number: { empty: true }, cvv: { empty: true } });
      expect(await field.inputValue()).toBe('');
    });

    it.each([
      ['ltr', 'left'],
      ['rtl', 'right'],
    ] as const)(
      'wears the shop’s look; in %s pages digits run left to right from the %s',
      async (dir, side) => {
        await mounted({ dir });
        const style = await input('number').evaluate((element) => {
          const { color, fontSize, direction, textAlign } = getComputedStyle(element);
          return { color, fontSize, direction, textAlign };
        });
        expect(style).toMatchObject({ color: 'rgb(1, 2, 3)', fontSize: '18px', direction: 'ltr' });
        expect(['start', side]).toContain(style.textAlign);
      },
    );
  });
}
