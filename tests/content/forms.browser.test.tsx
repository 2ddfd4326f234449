// Newsletter and contact form in a real browser.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Contact } from '../../src/content/contact/Contact';
import { Newsletter } from '../../src/content/newsletter/Newsletter';
import { signal } from '@preact/signals-core';
import { fakeStorefront, graphqlError, type Answer } from '../catalog/fake-storefront';
import { show, tidy } from '../catalog/show';
import { drawn } from '../support/drawn';

beforeEach(() => page.viewport(420, 900));
afterEach(tidy);

const field = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });

function fake(answer: Answer, missing: string[] = [], told: string[] = []) {
  const made = fakeStorefront(answer, { url: 'contact-us' });
  const { storefront } = made;
  const capabilities = signal(new Set(missing));
  Object.assign(storefront.config, { endpoint: 'https://shop.example/graphql' });
  Object.assign(storefront.transport, {
    capabilities,
    has: (coordinate: string) => !capabilities.value.has(coordinate),
    survey: async () => void (capabilities.value = new Set([...missing, ...told])),
  });
  return made;
}

describe('newsletter', () => {
  const subscribed = { subscribeEmailToNewsletter: { status: 'SUBSCRIBED' } };
  function open(answer: Answer, missing?: string[]) {
    const made = fake(answer, missing);
    const onNewsletterSubscribed = vi.fn();
    const shadow = show(made.storefront, <Newsletter onNewsletterSubscribed={onNewsletterSubscribed} />);
    return { ...made, shadow, onNewsletterSubscribed };
  }

  it('says what is wrong, to the letter, and goes there', async () => {
    const { shadow, asked } = open(() => subscribed);
    await userEvent.click(button('Subscribe'));
    await expect.element(page.getByText('Email is required.')).toBeVisible();
    await expect.element(page.getByText('First Name is required.')).toBeVisible();
    expect(shadow.activeElement).toBe(field('Email').element());
    await userEvent.fill(field('Email'), 'ann@shop.e');
    await expect.element(page.getByText('Please enter a valid email.')).toBeVisible();
    await userEvent.fill(field('Email'), 'ann@shop.ex');
    await expect.element(page.getByText('Please enter a valid email.')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    const { violations } = await axe.run(shadow.host);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('sends once, to the chosen audience, and thanks', async () => {
    const { shadow, asked, onNewsletterSubscribed } = open(() => subscribed);
    expect((page.getByRole('radio', { name: 'Retail store' }).element() as HTMLInputElement).checked).toBe(
      true,
    );
    await userEvent.click(page.getByText('Catalogue'));
    await userEvent.fill(field('Email'), ' ann@shop.ex ');
    await userEvent.fill(field('First name'), 'Ann');
    const form = shadow.querySelector('form')!;
    form.requestSubmit();
    form.requestSubmit();
    await expect.element(page.getByText('Thank you, Ann. You are on the list.')).toBeVisible();
    expect(asked).toEqual([
      { operation: 'SubscribeToCatalogNewsletter', variables: { email: 'ann@shop.ex', firstname: 'Ann' } },
    ]);
    expect(onNewsletterSubscribed.mock.calls).toEqual([[{ audience: 'catalog', needs_confirmation: false }]]);
    expect(shadow.activeElement?.className).toBe('newsletter-done');
  });

  describe('of which the answer is late', () => {
    const sendAndLeave = async (answer: Answer) => {
      const made = open(answer);
      let come = (): void => undefined;
      const held = new Promise<void>((done) => (come = done));
      const { transport } = made.storefront;
      const { mutate } = transport;
      transport.mutate = (async (...given: Parameters<typeof mutate>) => {
        await held;
        return mutate(...given);
      }) as typeof mutate;
      await userEvent.fill(field('Email'), 'ann@shop.ex');
      await userEvent.fill(field('First name'), 'Ann');
      await userEvent.click(button('Subscribe'));
      const elsewhere = document.body.appendChild(document.createElement('input'));
      elsewhere.focus();
      come();
      return elsewhere;
    };

    it('leaves the focus with whoever has gone on', async () => {
      const elsewhere = await sendAndLeave(() => subscribed);
      await expect.element(page.getByText('Thank you, Ann. You are on the list.')).toBeVisible();
      await drawn();
      expect(document.activeElement).toBe(elsewhere);
      elsewhere.remove();
    });

    it('says at the field that the address is none, and takes nobody there', async () => {
      const elsewhere = await sendAndLeave(() => graphqlError('Enter a valid email address.'));
      await expect.element(page.getByText('Please enter a valid email.')).toBeVisible();
      await drawn();
      expect(document.activeElement).toBe(elsewhere);
      elsewhere.remove();
    });
  });

  it.each([
    ['This email address is already subscribed.', 'ann@shop.ex is already on the list.'],
    [
      'Guests can not subscribe to the newsletter. You must create an account to subscribe.',
      'Only customers with an account can subscribe.',
    ],
    ['Internal server error', 'You have not been subscribed. Please try again.'],
  ])('%s', async (message, said) => {
    open(() => graphqlError(message));
    await userEvent.fill(field('Email'), 'ann@shop.ex');
    await userEvent.fill(field('First name'), 'Ann');
    await userEvent.click(button('Subscribe'));
    await expect.element(page.getByText(said)).toBeVisible();
    expect((field('Email').element() as HTMLInputElement).value).toBe('ann@shop.ex');
    if (said.startsWith('Only'))
      expect(page.getByRole('link').element().getAttribute('href')).toBe(
        'https://shop.example/create-account?email=ann%40shop.ex&firstName=Ann',
      );
  });

  it('asks a stock backend’s visitors for the address alone', async () => {
    const at = 'Mutation.subscribeEmailToNewsletter';
    const { shadow } = open(
      () => ({ subscribeEmailToNewsletter: { status: 'NOT_ACTIVE' } }),
      [`${at}(firstname:)`, `${at}(audience:)`],
    );
    expect(shadow.querySelectorAll('input')).toHaveLength(1);
    await userEvent.fill(field('Email'), 'ann@shop.ex');
    await userEvent.click(button('Subscribe'));
    await expect.element(page.getByText(/please confirm with the link/)).toBeVisible();
  });
});

describe('newsletter of a backend that is not known yet', () => {
  it('asks for nothing that would be dropped, once it was asked what it lacks', async () => {
    const at = 'Mutation.subscribeEmailToNewsletter';
    const { storefront } = fake(() => ({}), [], [`${at}(firstname:)`, `${at}(audience:)`]);
    const shadow = show(storefront, <Newsletter />);
    await expect.poll(() => shadow.querySelectorAll('input').length).toBe(1);
  });
});

describe('contact', () => {
  const blocks = {
    cmsBlocks: { items: [{ identifier: 'contact-us-content', content: '<p>Gates B14</p>' }, null] },
  };
  const backend =
    (
      enabled: boolean | undefined,
      sent: () => object | Error = () => ({ contactUs: { status: true } }),
    ): Answer =>
    (operation) => {
      if (operation === 'GetStoreConfigForContactUs')
        return { storeConfig: { store_code: 'default', contact_enabled: enabled } };
      if (operation === 'GetContactPageCmsBlocks') return blocks;
      return sent();
    };
  function open(answer: Answer) {
    const made = fake(answer);
    const onContactSent = vi.fn();
    const shadow = show(made.storefront, <Contact onContactSent={onContactSent} />);
    return { ...made, shadow, onContactSent };
  }
  async function fill() {
    await userEvent.fill(field('Name'), 'Ann');
    await userEvent.fill(field('Email'), 'ann@shop.ex');
    await userEvent.fill(field('Comment'), 'Where is the humidor?');
  }

  it('has a placeholder, then the form beside the words of the editors', async () => {
    const { shadow } = open(backend(true));
    expect(page.getByRole('status', { name: 'Fetching Data...' }).element()).toBeTruthy();
    await expect.element(page.getByText('Gates B14')).toBeVisible();
    await expect.element(field('Telephone (optional)')).toBeVisible();
    await userEvent.click(button('Send'));
    await expect.poll(() => shadow.activeElement).toBe(field('Name').element());
    await expect.element(page.getByText('The comment field is required.')).toBeVisible();
    const { violations } = await axe.run(shadow.host);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each([[false], [undefined]])('has no form where contact_enabled is %s', async (enabled) => {
    open(backend(enabled));
    await expect.element(page.getByText('Gates B14')).toBeVisible();
    await expect.element(button('Send')).not.toBeInTheDocument();
  });

  it.each([undefined, { storeConfig: null }])('is no shop without a form after %j', async (data) => {
    let isDown = true;
    open((operation, variables) =>
      isDown && operation === 'GetStoreConfigForContactUs'
        ? graphqlError('Internal server error', data)
        : backend(true)(operation, variables),
    );
    await expect.element(button('Try again')).toBeVisible();
    isDown = false;
    await userEvent.click(button('Try again'));
    await expect.element(button('Send')).toBeVisible();
  });

  it('keeps what was typed when it fails, and when one comes back to it', async () => {
    let isDown = true;
    const { storefront, shadow, asked, onContactSent } = open(
      backend(true, () => (isDown ? graphqlError('Internal server error') : { contactUs: { status: true } })),
    );
    await expect.element(field('Name')).toBeVisible();
    await fill();
    await userEvent.click(button('Send'));
    await expect.element(page.getByText(/Your message has not been sent/)).toBeVisible();
    expect((field('Comment').element() as HTMLTextAreaElement).value).toBe('Where is the humidor?');
    show(storefront, <Contact />);
    shadow.host.remove();
    await expect.element(field('Comment')).toHaveValue('Where is the humidor?');
    isDown = false;
    await userEvent.click(button('Send'));
    await expect
      .element(page.getByText('Thank you. Your message has been sent, and we will answer soon.'))
      .toBeVisible();
    expect(asked.at(-1)).toEqual({
      operation: 'SubmitContactForm',
      variables: { name: 'Ann', email: 'ann@shop.ex', comment: 'Where is the humidor?', telephone: null },
    });
    expect(onContactSent).not.toHaveBeenCalled();
  });
});
