// CMS pages, blocks and events in a real browser, against the embedded backend's answers.
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CmsBlock } from '../../src/content/cms/CmsBlock';
import { CmsPage } from '../../src/content/cms/CmsPage';
import { EventList } from '../../src/content/events/EventList';
import { EventPage } from '../../src/content/events/EventPage';
import { eventStyles } from '../../src/content/events/styles';
import { useStyles } from '../../src/ui/use-styles';
import { TransportError } from '../../src/transport/errors';
import { fakeStorefront, graphqlError, type Answer } from '../catalog/fake-storefront';
import { show, tidy } from '../catalog/show';

beforeEach(() => page.viewport(1024, 900));
afterEach(tidy);

function WithEventStyles({ children }: { children: React.ReactNode }) {
  useStyles(eventStyles);
  return children;
}

function fake(answer: Answer, url = 'pages/about') {
  const made = fakeStorefront(answer, { url });
  Object.assign(made.storefront.config, { endpoint: 'https://shop.example/graphql' });
  return made;
}
const violationsOf = async (shadow: ShadowRoot) =>
  (await axe.run(shadow.host)).violations.map(({ id }) => id);
const noSuch = new TransportError('graphql', 'x', {
  status: 200,
  entries: [{ message: 'The CMS page with the "nope" ID doesn\'t exist.' }],
});

describe('a CMS page', () => {
  const about = {
    identifier: 'about',
    title: 'About',
    content_heading: 'About us',
    content: '<h1>Second</h1><p><a href="/contact-us">Write</a></p>',
    meta_title: 'About the shop',
    meta_description: 'Who we are.',
  };

  it('has one h1, names the document and describes it while it is shown', async () => {
    const onPageViewed = vi.fn();
    const { storefront } = fake(() => ({ cmsPage: about }));
    const shadow = show(storefront, <CmsPage identifier="about" onPageViewed={onPageViewed} />);
    expect(page.getByRole('status', { name: 'Fetching Data...' }).element()).toBeTruthy();
    await expect.element(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(shadow.querySelectorAll('h1')).toHaveLength(1);
    expect(storefront.routing.setTitle).toHaveBeenCalledWith('About the shop');
    expect(onPageViewed.mock.calls).toEqual([[{ identifier: 'about', title: 'About the shop' }]]);
    const description = () =>
      document.head.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description()).toBe('Who we are.');
    expect(page.getByRole('link', { name: 'Write' }).element()).toHaveProperty(
      'href',
      'https://shop.example/contact-us',
    );
    expect(await violationsOf(shadow)).toEqual([]);
    tidy();
    expect(description()).toBeUndefined();
  });

  it('leaves sizes to editors who write their own', async () => {
    const own = '<style>.notice { font-size: 14px } h2 { font-size: 40px }</style>';
    const content = `${own}<p class="notice">Small print</p><h2>Large</h2>`;
    const { storefront } = fake(() => ({ cmsPage: { ...about, content } }));
    const shadow = show(storefront, <CmsPage identifier="about" />);
    await expect.element(page.getByText('Small print')).toBeVisible();
    const sizeOf = (selector: string) => getComputedStyle(shadow.querySelector(selector)!).fontSize;
    await expect.poll(() => [sizeOf('.notice'), sizeOf('h2')]).toEqual(['14px', '40px']);
  });

  it('says that a page is not there, in the words of every such page', async () => {
    const onNotFound = vi.fn();
    const { storefront } = fake(() => noSuch);
    show(storefront, <CmsPage identifier="nope" onNotFound={onNotFound} />);
    await expect
      .element(page.getByText("Looks like the page you were hoping to find doesn't exist. Sorry about that."))
      .toBeVisible();
    expect(page.getByRole('link', { name: 'Take me home' }).element()).toHaveProperty(
      'href',
      'https://shop.example/',
    );
    await expect.poll(() => onNotFound.mock.calls).toEqual([[{ identifier: 'nope' }]]);
  });

  it.each([undefined, { cmsPage: null }])('can be asked for again after a failure: %j', async (data) => {
    let isDown = true;
    const { storefront } = fake(() =>
      isDown ? graphqlError('Internal server error', data) : { cmsPage: about },
    );
    show(storefront, <CmsPage identifier="about" />);
    await expect.element(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
    isDown = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  });
});

it('blocks of one moment share a query; one that is not there takes no room', async () => {
  const onNotFound = vi.fn();
  const { storefront, asked } = fake(
    () =>
      new TransportError('graphql', 'x', {
        entries: [{ message: 'The CMS block with the "none" ID doesn\'t exist.' }],
        data: { cmsBlocks: { items: [{ identifier: 'note', content: '<p>Free from $100.</p>' }, null] } },
      }),
  );
  const shadow = show(
    storefront,
    <>
      <CmsBlock identifier="note" />
      <div className="gap">
        <CmsBlock identifier="none" onNotFound={onNotFound} />
      </div>
    </>,
  );
  await expect.element(page.getByText('Free from $100.')).toBeVisible();
  expect(asked).toEqual([{ operation: 'CmsBlocks', variables: { identifiers: ['note', 'none'] } }]);
  expect(shadow.querySelector<HTMLElement>('.gap')!.offsetHeight).toBe(0);
  expect(onNotFound).toHaveBeenCalledWith({ identifier: 'none' });
});

describe('events', () => {
  const day = 24 * 60 * 60 * 1000;
  const event = (id: number, days: number) => ({
    id: String(id),
    title: `Event ${id}`,
    summary: `About ${id}`,
    image: null,
    location: 'Bar',
    starts_at: new Date(Date.now() + days * day).toISOString(),
    ends_at: null,
  });
  const list = {
    upcoming: {
      items: [event(1, 2), event(2, 9)],
      total_count: 8,
      page_info: { current_page: 1, total_pages: 2 },
    },
    latest: { items: [event(2, 9), event(1, 2), event(3, -4)], page_info: { total_pages: 2 } },
    storeConfig: { timezone: 'UTC' },
  };
  const showList = (answer: Answer) => {
    const made = fake(answer, 'events');
    return {
      ...made,
      shadow: show(
        made.storefront,
        <WithEventStyles>
          <EventList />
        </WithEventStyles>,
      ),
    };
  };

  it('are listed by what is coming and what has been, with real links', async () => {
    const { shadow } = showList((operation) =>
      operation === 'StoreEvents'
        ? list
        : { storeEvents: { items: [event(3, -4), event(4, -9)], page_info: { total_pages: 2 } } },
    );
    await expect.element(page.getByRole('link', { name: 'Event 1' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Event 1' }).element()).toHaveProperty(
      'href',
      'https://shop.example/event/1',
    );
    expect(page.getByRole('link', { name: 'Next page' }).element()).toHaveProperty(
      'href',
      'https://shop.example/events?page=2',
    );
    expect(await violationsOf(shadow)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Show more past events' }));
    await expect.element(page.getByRole('link', { name: 'Event 4' })).toBeVisible();
    expect(shadow.querySelectorAll('.event-row')).toHaveLength(2);
    await expect.element(page.getByRole('button', { name: 'Show more past events' })).not.toBeInTheDocument();
    // The pressed button has gone: on to the first of what has come.
    await expect.poll(() => shadow.activeElement?.textContent).toContain('Event 4');
  });

  const ownZone = (date: string) =>
    new Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
      .formatToParts(new Date(date))
      .find(({ type }) => type === 'timeZoneName')!.value;

  it('name the clock that they are told by where the browser does not know the zone of the shop', async () => {
    const { shadow } = showList(() => ({ ...list, storeConfig: { timezone: 'Not/AZone' } }));
    await expect.element(page.getByRole('link', { name: 'Event 1' })).toBeVisible();
    const times = [...shadow.querySelectorAll('time')];
    expect(times.map(({ textContent }) => textContent)).toEqual(
      times.map(({ dateTime }) => expect.stringContaining(ownZone(dateTime))),
    );
    expect(times.length).toBeGreaterThan(1);
    tidy();
    const { storefront } = fake(() => ({
      storeEvent: { ...event(1, 2), content: '' },
      storeConfig: { timezone: 'Not/AZone' },
    }));
    const one = show(storefront, <EventPage eventId="1" />);
    await expect.poll(() => one.querySelector('time')?.textContent).toContain(ownZone(event(1, 2).starts_at));
    // It is the visitor's own already.
    expect(one.querySelector('.event-own-time')).toBeNull();
  });

  it('begin at their title again when a page is turned', async () => {
    const { shadow, navigate } = showList(() => list);
    const next = page.getByRole('link', { name: 'Next page' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    navigate('/events?page=2');
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Store events');
    await expect.element(page.getByRole('link', { name: 'Event 1' })).toBeVisible();
    expect(getComputedStyle(shadow.activeElement!).outlineStyle).toBe('none');
  });

  it('are a page that is not there where the backend has none', async () => {
    showList(() => ({ storeConfig: { timezone: 'UTC' } }));
    await expect.element(page.getByText(/hoping to find doesn't exist/)).toBeVisible();
  });

  it('are no page that is not there where the question has failed', async () => {
    const { shadow } = showList(() =>
      graphqlError('Internal server error', { upcoming: null, latest: null, storeConfig: null }),
    );
    await expect.element(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
    expect(shadow.textContent).not.toContain('hoping to find');
    tidy();
    const onNotFound = vi.fn();
    const one = fake(() => graphqlError('Internal server error', { storeEvent: null, storeConfig: null }));
    show(one.storefront, <EventPage eventId="1" onNotFound={onNotFound} />);
    await expect.element(page.getByText('Something went wrong. Sorry about that.')).toBeVisible();
    expect(onNotFound).not.toHaveBeenCalled();
  });

  it('can be put into a calendar, and are told to search engines', async () => {
    const { storefront } = fake(
      () => ({
        storeEvent: { ...event(1, 2), content: '<p>Bring a glass.</p>' },
        storeConfig: { timezone: 'UTC' },
      }),
      'event/1',
    );
    const shadow = show(
      storefront,
      <WithEventStyles>
        <EventPage eventId="1" />
      </WithEventStyles>,
    );
    await expect.element(page.getByText('Bring a glass.')).toBeVisible();
    const data = JSON.parse(document.head.querySelector('script[type="application/ld+json"]')!.textContent!);
    expect(data).toMatchObject({ '@type': 'Event', name: 'Event 1', url: 'https://shop.example/event/1' });
    let saved: Blob | undefined;
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob as Blob;
      return 'data:text/calendar,';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('event-1.ics');
    });
    await userEvent.click(page.getByRole('button', { name: 'Add to calendar' }));
    expect(saved?.type).toBe('text/calendar;charset=utf-8');
    expect(await saved!.text()).toContain('SUMMARY:Event 1');
    create.mockRestore();
    click.mockRestore();
    expect(page.getByRole('link', { name: 'Show on map' }).element().getAttribute('rel')).toBe(
      'noopener noreferrer',
    );
    expect(await violationsOf(shadow)).toEqual([]);
  });
});
