// The pages of a customer as people use them: what is shown, changed, refused, asked first, and not lost.
import axe from 'axe-core';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountInformationPage } from '../../src/account/details/AccountInformationPage';
import { CommunicationsPage } from '../../src/account/details/CommunicationsPage';
import { AddressBookPage } from '../../src/account/address-book/AddressBookPage';
import { accountPageStyles } from '../../src/account/styles';
import { drawn } from '../support/drawn';
import { refusal, show, tidy, type Answers } from './show';

afterEach(tidy);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function expectAccessible(host: HTMLElement): Promise<void> {
  // What fades in has not its colours yet.
  await Promise.allSettled(host.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** An answer that comes when it is let. */
function held(answer: Answers[string]) {
  let release = (): void => undefined;
  const isLet = new Promise<void>((done) => (release = done));
  return { release, answer: (variables: Record<string, unknown>) => isLet.then(() => answer(variables)) };
}

/** A customer whom changes reach. */
function customer(): { answers: Answers; changed: Record<string, unknown> } {
  const changed: Record<string, unknown> = {};
  const own = (values: object) => ({
    __typename: 'Customer',
    email: 'diana@example.com',
    firstname: 'Diana',
    lastname: 'Prince',
    is_subscribed: false,
    groupId: 1,
    ...values,
  });
  const output = () => ({
    data: { updateCustomerV2: { __typename: 'CustomerOutput', customer: own(changed) } },
  });
  return {
    changed,
    answers: {
      CustomerDetails: () => ({ data: { customer: own(changed) } }),
      ChangeName: (names) => {
        Object.assign(changed, names);
        return output();
      },
      ChangeSubscription: ({ isSubscribed }) => {
        changed.is_subscribed = isSubscribed;
        return output();
      },
      ChangeEmail: () => ({
        ...refusal('Invalid login or password.', 'graphql-authentication'),
        data: { updateCustomerEmail: null },
      }),
      ChangePassword: () => ({
        ...refusal('Invalid login or password.', 'graphql-authentication'),
        data: { changeCustomerPassword: null },
      }),
    },
  };
}

function showSignedIn(component: Parameters<typeof show>[0], answers: Answers = {}) {
  const shown = show(component, answers, false, accountPageStyles);
  const { storage, user } = shown.storefront;
  storage.set('email', 'diana@example.com');
  user.setToken('opaque');
  return shown;
}

describe('every page', () => {
  it.each([
    ['Account information', <AccountInformationPage />],
    ['Communications', <CommunicationsPage />],
    ['Address book', <AddressBookPage />],
  ])(
    '%s: offers the sign-in on another site’s page, and is there when one has signed in',
    async (title, component) => {
      const { host } = show(component, { ...customer().answers, ...addressAnswers().answers });
      await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect.element(page.getByText('Please sign in to see this page.')).toBeVisible();
      await userEvent.fill(field('Email'), 'diana@example.com');
      await userEvent.fill(field('Password'), 'Passw0rd!23');
      await expectAccessible(host);
      await userEvent.click(button('Sign in'));
      const current = page
        .getByRole('navigation', { name: 'Your account' })
        .getByRole('link', { name: title });
      await expect.element(current).toHaveAttribute('aria-current', 'page');
      await expectAccessible(host);
    },
  );

  it('keeps the current way in sight, and fades out what lies in the margins, which its ends do not', async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(360, 800);
    showSignedIn(<AddressBookPage />, addressAnswers().answers);
    const strip = () => page.getByRole('navigation', { name: 'Your account' }).element().firstElementChild!;
    await expect.element(page.getByRole('link', { name: 'Address book' })).toBeInViewport({ ratio: 1 });
    const { maskImage, paddingInlineStart } = getComputedStyle(strip());
    for (const end of [paddingInlineStart, `calc(100% - ${paddingInlineStart})`])
      expect(maskImage).toContain(` ${end}, `);
    const margin = parseFloat(paddingInlineStart);
    const gaps = () => {
      const [box, first, last] = [strip(), strip().firstElementChild!, strip().lastElementChild!].map((one) =>
        one.getBoundingClientRect(),
      );
      return [first!.left - box!.left, box!.right - last!.right];
    };
    strip().scrollTo({ left: 0, behavior: 'instant' });
    expect(gaps()[0]).toBeGreaterThanOrEqual(margin);
    strip().scrollTo({ left: strip().scrollWidth, behavior: 'instant' });
    expect(gaps()[1]).toBeGreaterThanOrEqual(margin - 1);
  });

  it('draws nothing for a guest in the shop, which leads to the sign-in', async () => {
    const { host } = show(<CommunicationsPage />, {}, true);
    // On another site's page there is something by then.
    show(<CommunicationsPage />);
    await expect.element(page.getByText('Please sign in to see this page.')).toBeVisible();
    expect(host.textContent).toBe('');
  });
});

describe('account information', () => {
  it('changes a name, says so, and is back where one was', async () => {
    const { answers } = customer();
    const { host, storefront } = showSignedIn(<AccountInformationPage />, answers);
    await userEvent.click(button('Change: Name'));
    await expect.element(field('First name')).toHaveFocus();
    await userEvent.fill(field('First name'), '');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('The first name field is required.').first()).toBeVisible();
    await userEvent.fill(field('First name'), 'Dee');
    await expectAccessible(host);
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('Dee Prince')).toBeVisible();
    await expect.element(button('Change: Name')).toHaveFocus();
    expect([...storefront.toasts.toasts.value.values()].map(({ message }) => message)).toEqual([
      'Your name is changed.',
    ]);
    expect(storefront.storage.get('detailsDraft')).toBeUndefined();
  });

  describe('a name that is saved late', () => {
    const save = async () => {
      const { answers } = customer();
      const late = held(answers.ChangeName!);
      const shown = showSignedIn(<AccountInformationPage />, { ...answers, ChangeName: late.answer });
      await userEvent.click(button('Change: Name'));
      await userEvent.fill(field('First name'), 'Dee');
      await userEvent.click(button('Save'));
      await expect.poll(() => shown.asked('ChangeName').length).toBe(1);
      const answer = async () => {
        late.release();
        await expect.poll(() => shown.storefront.toasts.toasts.value.size).toBe(1);
      };
      return { ...shown, answer };
    };

    it('leaves the form open that was opened since', async () => {
      const { answer } = await save();
      await userEvent.click(button('Cancel'));
      await userEvent.click(button('Change: Email'));
      await userEvent.fill(field('New email address'), 'dee@example.com');
      await answer();
      await expect.element(page.getByText('Dee Prince')).toBeVisible();
      await expect.element(field('New email address')).toHaveValue('dee@example.com');
    });

    it('leaves its own form open where it was opened again, and what was typed there', async () => {
      const { answer, storefront } = await save();
      await userEvent.click(button('Cancel'));
      await userEvent.click(button('Change: Name'));
      await userEvent.fill(field('First name'), 'Di');
      await answer();
      await expect.element(field('First name')).toHaveValue('Di');
      expect(storefront.storage.get('detailsDraft')).toMatchObject({ typed: { firstname: 'Di' } });
    });

    it('leads nobody back who has gone on', async () => {
      const { answer, storefront } = await save();
      storefront.routing.navigate('?query=gin');
      await answer();
      expect(storefront.routing.url.value.search).toBe('?query=gin');
    });

    it('stops no page that is on its way', async () => {
      const { answer, storefront } = await save();
      const navigate = vi.spyOn(storefront.routing, 'navigate');
      storefront.app.setPageLoading(true);
      await answer();
      expect(navigate).not.toHaveBeenCalled();
    });
  });

  it.each([
    ['email', 'Email', ['email username', 'password current-password']],
    ['password', 'Password', ['email username', 'current current-password', 'password new-password']],
  ])('password managers: the form for the %s has what they know', async (_, row, expected) => {
    const { host } = showSignedIn(<AccountInformationPage />, customer().answers);
    await userEvent.click(button(`Change: ${row}`));
    await expect.element(button('Save')).toBeVisible();
    const form = host.querySelector('form')!;
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input')];
    expect(inputs.map(({ name, autocomplete }) => `${name} ${autocomplete}`)).toEqual(expected);
    expect([form.method, form.querySelectorAll('[type="submit"]').length]).toEqual(['post', 1]);
    await expectAccessible(host);
  });

  it('says at the field that the current password is another one, and keeps what was typed', async () => {
    const { storefront } = showSignedIn(<AccountInformationPage />, customer().answers);
    await userEvent.click(button('Change: Email'));
    await userEvent.fill(field('New email address'), 'dee@example.com');
    await userEvent.fill(field('Current password'), 'wrong');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('This is not your current password.').first()).toBeVisible();
    await expect.element(field('Current password')).toHaveFocus();
    await expect.element(field('New email address')).toHaveValue('dee@example.com');
    expect(storefront.user.isSignedIn.value).toBe(true);
  });

  it('sends no password that the backend would refuse', async () => {
    const { asked } = showSignedIn(<AccountInformationPage />, customer().answers);
    await userEvent.click(button('Change: Password'));
    await userEvent.fill(field('Current password'), 'Passw0rd!23');
    await userEvent.fill(field('New password'), 'short');
    await userEvent.click(button('Save'));
    await expect.element(field('New password')).toHaveFocus();
    expect(asked('ChangePassword')).toEqual([]);
    await userEvent.fill(field('New password'), 'Passw0rd!23');
    await expect.element(page.getByText('This is the password you have.').first()).toBeVisible();
    await userEvent.click(button('Save'));
    await expect.element(field('New password')).toHaveFocus();
    expect(asked('ChangePassword')).toEqual([]);
    await userEvent.click(button('Cancel'));
    await expect.element(button('Change: Password')).toHaveFocus();
  });

  it.each([
    ['Password', 'Current password', 'Name', 'First name'],
    ['Name', 'First name', 'Password', 'Current password'],
  ])('goes from %s to the form that is opened instead', async (first, firstField, second, secondField) => {
    showSignedIn(<AccountInformationPage />, customer().answers);
    await userEvent.click(button(`Change: ${first}`));
    await expect.element(field(firstField)).toHaveFocus();
    await userEvent.hover(button(`Change: ${second}`));
    await drawn();
    await userEvent.click(button(`Change: ${second}`));
    await expect.element(button(`Change: ${first}`)).toBeVisible();
    await drawn();
    await expect.element(field(secondField)).toHaveFocus();
  });

  it('says why it has nothing to show, and asks again', async () => {
    let isDown = true;
    const { answers } = customer();
    const { host } = showSignedIn(<AccountInformationPage />, {
      ...answers,
      CustomerDetails: (variables) =>
        isDown ? refusal('Internal server error') : answers.CustomerDetails!(variables),
    });
    await expect.element(page.getByText('Your data could not be loaded.')).toBeVisible();
    await expectAccessible(host);
    isDown = false;
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText('Diana Prince')).toBeVisible();
  });
});

describe('communications', () => {
  it('subscribes, says so, and knows when there is nothing to change', async () => {
    const { answers, changed } = customer();
    const { host } = showSignedIn(<CommunicationsPage />, answers);
    const news = page.getByRole('checkbox', { name: 'News and offers by email' });
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('This is what we have noted already.')).toBeVisible();
    await userEvent.click(news);
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('You now get our news by email.')).toBeVisible();
    expect(changed.is_subscribed).toBe(true);
    await expectAccessible(host);
    await userEvent.click(news);
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('You no longer get our news.')).toBeVisible();
  });

  it('tells that a mail comes first, where the backend has noted nothing yet', async () => {
    const { answers } = customer();
    showSignedIn(<CommunicationsPage />, {
      ...answers,
      ChangeSubscription: () => ({
        data: {
          updateCustomerV2: {
            __typename: 'CustomerOutput',
            customer: { __typename: 'Customer', is_subscribed: false },
          },
        },
      }),
    });
    await userEvent.click(page.getByRole('checkbox', { name: 'News and offers by email' }));
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('We have sent you a mail.', { exact: false })).toBeVisible();
  });
});

interface Row {
  id: number;
  [field: string]: unknown;
}

const home: Row = {
  __typename: 'CustomerAddress',
  id: 1,
  prefix: null,
  middlename: null,
  suffix: null,
  company: null,
  fax: null,
  vat_id: null,
  custom_attributes: [],
  firstname: 'Diana',
  lastname: 'Prince',
  street: ['12 Embassy Row'],
  city: 'Washington',
  region: {
    __typename: 'CustomerAddressRegion',
    region_id: 16,
    region_code: 'DC',
    region: 'District of Columbia',
  },
  postcode: '20008',
  country_code: 'US',
  telephone: '202-555-0111',
  default_shipping: true,
  default_billing: true,
};
const harbor: Row = {
  ...home,
  id: 2,
  street: ['400 Harbor Drive'],
  default_shipping: false,
  default_billing: false,
};

/** A backend that keeps addresses. */
function addressAnswers(rows: Row[] = [{ ...home }, { ...harbor }]) {
  const put = (id: number, input: Record<string, unknown>) => {
    for (const use of ['default_shipping', 'default_billing'])
      if (input[use]) for (const row of rows) row[use] = false;
    const old = rows.find((row) => row.id === id);
    const region = input.region
      ? { region: { __typename: 'CustomerAddressRegion', ...(input.region as object) } }
      : {};
    if (old) Object.assign(old, input, region);
    else rows.push({ ...home, default_shipping: false, default_billing: false, ...input, ...region, id });
    return { __typename: 'CustomerAddress', id };
  };
  const answers: Answers = {
    CustomerAddresses: () => ({
      data: { customer: { __typename: 'Customer', addresses: rows.map((row) => ({ ...row })) } },
    }),
    CountryRegions: () => ({
      data: {
        country: {
          __typename: 'Country',
          id: 'US',
          available_regions: [
            { __typename: 'Region', id: 16, code: 'DC', name: 'District of Columbia' },
            { __typename: 'Region', id: 57, code: 'TX', name: 'Texas' },
          ],
        },
      },
    }),
    CreateCustomerAddress: ({ input }) => ({
      data: { createCustomerAddress: put(rows.length + 1, input as Record<string, unknown>) },
    }),
    UpdateCustomerAddress: ({ id, input }) => ({
      data: { updateCustomerAddress: put(Number(id), input as Record<string, unknown>) },
    }),
    DeleteCustomerAddress: ({ id }) => {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return { data: { deleteCustomerAddress: true } };
    },
  };
  return { rows, answers };
}

const card = (line: string) => page.getByRole('listitem').filter({ hasText: line }).first();

async function typeAddress(): Promise<void> {
  await userEvent.fill(field('Street address'), '1 Main St');
  await userEvent.fill(field('City'), 'Austin');
  await userEvent.selectOptions(field('State'), 'TX');
  await userEvent.fill(field('ZIP code'), '73301');
  await userEvent.fill(field('Phone'), '512-555-0100');
}

describe('address book', () => {
  const showBook = (answers: Answers = {}, rows?: Row[]) => {
    const book = addressAnswers(rows);
    return {
      ...book,
      ...showSignedIn(<AddressBookPage />, { ...customer().answers, ...book.answers, ...answers }),
    };
  };

  it('lists what there is; a default can be changed, not deleted', async () => {
    const { host } = showBook();
    await expect.element(card('12 Embassy Row').getByText('Default shipping address')).toBeVisible();
    await expect.element(card('400 Harbor Drive').getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(
      card('12 Embassy Row')
        .getByRole('button', { name: /^Delete/ })
        .query(),
    ).toBeNull();
    await expectAccessible(host);
  });

  it('adds an address: what is wrong is said, then it is there and has the focus’s way back', async () => {
    const { host, rows } = showBook();
    await userEvent.click(button('Add an address'));
    await expect.element(field('First name')).toHaveFocus();
    // behaviour 3: who is signed in is known.
    await expect.element(field('Last name')).toHaveValue('Prince');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('The street address field is required.').first()).toBeVisible();
    await expect.element(field('Street address')).toHaveFocus();
    await expectAccessible(host);
    await typeAddress();
    await userEvent.fill(field('ZIP code'), 'nope');
    await userEvent.click(button('Save'));
    await expect.element(field('ZIP code')).toHaveFocus();
    await userEvent.fill(field('ZIP code'), '73301');
    await userEvent.click(page.getByRole('checkbox', { name: 'Use as default for shipping' }));
    await userEvent.click(button('Save'));
    await expect.element(card('1 Main St').getByText('Default shipping address')).toBeVisible();
    await expect.element(button('Add an address')).toHaveFocus();
    expect(rows.map(({ default_shipping }) => default_shipping)).toEqual([false, false, true]);
    expect(rows[2]).toMatchObject({ city: 'Austin', country_code: 'US', region: { region_id: 57 } });
  });

  it('leaves the focus with whoever has gone on while an address was saved', async () => {
    const late = held(addressAnswers().answers.UpdateCustomerAddress!);
    const { asked, host } = showBook({ UpdateCustomerAddress: late.answer });
    await userEvent.click(card('400 Harbor Drive').getByRole('button', { name: /^Change/ }));
    await expect.element(field('First name')).toHaveFocus();
    await userEvent.click(button('Save'));
    await expect.poll(() => asked('UpdateCustomerAddress').length).toBe(1);
    const elsewhere = host.querySelector<HTMLElement>('nav a')!;
    elsewhere.focus();
    late.release();
    await expect.element(button('Add an address')).toBeVisible();
    await drawn();
    expect(document.activeElement).toBe(elsewhere);
  });

  it('has the tokens by which browsers fill an address in', async () => {
    const { host } = showBook();
    await userEvent.click(button('Add an address'));
    await expect.element(field('First name')).toBeVisible();
    const fields = [
      ...host.querySelectorAll<HTMLInputElement>('form :is(input:not([type="checkbox"]), select)'),
    ];
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'given-name',
      'family-name',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'tel',
    ]);
  });

  it('keeps what was typed when saving fails', async () => {
    showBook({ CreateCustomerAddress: () => refusal('"Street Address" cannot contain more than 2 lines.') });
    await userEvent.click(button('Add an address'));
    await typeAddress();
    await userEvent.click(button('Save'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('cannot contain more than 2 lines');
    await expect.element(field('Street address')).toHaveValue('1 Main St');
  });

  it('says that it is not clear whether an address was saved, and keeps what was typed', async () => {
    let isGone = false;
    const { answers } = addressAnswers();
    showBook({
      CreateCustomerAddress() {
        isGone = true;
        throw new TypeError('Failed to fetch');
      },
      CustomerAddresses: (variables) =>
        isGone ? refusal('Try again later') : answers.CustomerAddresses!(variables),
    });
    await userEvent.click(button('Add an address'));
    await typeAddress();
    await userEvent.click(button('Save'));
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('It is not clear whether the address was saved.');
    await expect.element(field('Street address')).toHaveValue('1 Main St');
  });

  it('has an address whose answer was lost, and has it once', async () => {
    const { answers, rows } = addressAnswers();
    showBook({
      ...answers,
      CreateCustomerAddress(variables) {
        void answers.CreateCustomerAddress!(variables);
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(button('Add an address'));
    await typeAddress();
    await userEvent.click(button('Save'));
    await expect.element(card('1 Main St')).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
    expect(rows.map(({ city }) => city)).toEqual(['Washington', 'Washington', 'Austin']);
  });

  it('keeps what was typed past the end of the session, for its owner alone', async () => {
    const { storefront, host } = showBook();
    const { storage, user } = storefront;
    await userEvent.click(button('Add an address'));
    await userEvent.fill(field('Street address'), '1 Main St');
    const expire = async () => {
      storage.set('signin_token', 'opaque', 1);
      const key = Object.keys(localStorage).find((name) => name.endsWith('signin_token'))!;
      localStorage.setItem(key, JSON.stringify({ value: 'opaque', ttl: 1, timeStored: Date.now() - 60_000 }));
      await expect.element(page.getByText('Please sign in to see this page.')).toBeVisible();
    };
    await expire();
    expect(host.textContent).not.toContain('1 Main St');
    const comeBack = (email: string) => {
      storage.set('email', email);
      user.setToken('again');
    };
    comeBack('erik@example.com');
    await expect.element(field('Street address')).toHaveValue('');
    await expire();
    comeBack('diana@example.com');
    await expect.element(field('Street address')).toHaveValue('1 Main St');
    await user.signOut();
    expect(storage.get('addressDraft')).toBeUndefined();
  });

  it('changes an address, and makes it the default', async () => {
    const { rows } = showBook();
    await userEvent.click(card('400 Harbor Drive').getByRole('button', { name: /^Change/ }));
    await userEvent.fill(field('Street address'), '401 Harbor Drive');
    await userEvent.click(button('Save'));
    await expect.element(card('401 Harbor Drive').getByRole('button', { name: /^Change/ })).toHaveFocus();
    expect(rows[1]).toMatchObject({ street: ['401 Harbor Drive'] });
    await userEvent.click(
      card('401 Harbor Drive').getByRole('button', { name: /^Use as default for billing/ }),
    );
    await expect.element(card('401 Harbor Drive').getByText('Default billing address')).toBeVisible();
    // The button that was pressed is gone.
    await expect.element(card('401 Harbor Drive').getByRole('button', { name: /^Change/ })).toHaveFocus();
  });

  it('keeps what is typed into another form while an address is saved', async () => {
    const { answers } = addressAnswers();
    const late = held(answers.UpdateCustomerAddress!);
    const { asked, storefront } = showBook({ UpdateCustomerAddress: late.answer });
    await userEvent.click(card('400 Harbor Drive').getByRole('button', { name: /^Change/ }));
    await userEvent.fill(field('Street address'), '401 Harbor Drive');
    await userEvent.click(button('Save'));
    await expect.poll(() => asked('UpdateCustomerAddress').length).toBe(1);
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Add an address'));
    await userEvent.fill(field('Street address'), '1 Main St');
    late.release();
    await expect.poll(() => storefront.toasts.toasts.value.size).toBe(1);
    await expect.element(field('Street address')).toHaveValue('1 Main St');
    expect(storefront.storage.get('addressDraft')).toMatchObject({
      typed: { values: { street: '1 Main St' } },
    });
  });

  it('deletes an address only when one says yes', async () => {
    const { host, rows } = showBook();
    await userEvent.click(card('400 Harbor Drive').getByRole('button', { name: /^Delete/ }));
    const dialog = page.getByRole('dialog', { name: 'Delete this address?' });
    await expect.element(dialog.getByText('400 Harbor Drive')).toBeVisible();
    await expectAccessible(host);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(rows).toHaveLength(2);
    await userEvent.click(card('400 Harbor Drive').getByRole('button', { name: /^Delete/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(page.getByText('400 Harbor Drive')).not.toBeInTheDocument();
    await expect.element(button('Add an address')).toHaveFocus();
    expect(rows).toHaveLength(1);
  });

  it('is empty kindly; the first address is the default', async () => {
    const { host, rows } = showBook({}, []);
    await expect.element(page.getByText('No address yet')).toBeVisible();
    await expectAccessible(host);
    await userEvent.click(button('Add an address'));
    await typeAddress();
    await userEvent.click(button('Save'));
    await expect.element(card('1 Main St').getByText('Default billing address')).toBeVisible();
    expect(rows[0]).toMatchObject({ default_shipping: true, default_billing: true });
  });

  it('leaves an address abroad as it is', async () => {
    showBook({}, [{ ...home, country_code: 'FR', default_shipping: false, default_billing: false }]);
    await expect
      .element(page.getByText('We deliver in the United States only', { exact: false }))
      .toBeVisible();
    expect(page.getByRole('button', { name: /^Change/ }).query()).toBeNull();
  });

  it('says that it could not be read, and asks again', async () => {
    let isDown = true;
    const { answers } = addressAnswers();
    showBook({
      CustomerAddresses: (variables) =>
        isDown ? refusal('Internal server error') : answers.CustomerAddresses!(variables),
    });
    await expect.element(page.getByText('Your addresses could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(button('Try again'));
    await expect.element(card('12 Embassy Row')).toBeVisible();
  });
});

it('says that the shop sends no newsletter, and lets go whoever still gets it', async () => {
  const off: Answers = {
    NewsletterOffer: () => ({
      data: { storeConfig: { __typename: 'StoreConfig', store_code: 'default', newsletter_enabled: false } },
    }),
  };
  showSignedIn(<CommunicationsPage />, { ...customer().answers, ...off });
  await expect.element(page.getByText('This shop sends no newsletter at the moment.')).toBeVisible();
  expect(page.getByRole('checkbox').query()).toBeNull();
  tidy();
  const { answers, changed } = customer();
  changed.is_subscribed = true;
  showSignedIn(<CommunicationsPage />, { ...answers, ...off });
  await expect.element(page.getByRole('checkbox', { name: 'News and offers by email' })).toBeChecked();
});
