// Dates, calendar files and structured data of store events; the list against the embedded backend.
import { afterEach, describe, expect, it } from 'vitest';
import { calendarFile, calendarFileName } from '../../src/content/events/calendar-file';
import { parseEvent } from '../../src/content/events/api';
import { isOver, ownTimeText, whenText } from '../../src/content/events/event';
import { createEventList, type EventListState } from '../../src/content/events/event-list';
import { createEventsPresence } from '../../src/content/events/presence';
import { structuredEvent } from '../../src/content/events/structured-event';
import { nameOf } from '../../src/transport/answers/give-answers';
import type { Transport } from '../../src/transport/transport';
import { backendShop, type BackendShop } from '../support/backend-shop';

const event = {
  id: '7',
  title: 'Smoke; salt, and sea',
  summary: 'Line one\nLine two',
  place: 'Bar, level 2',
  starts: new Date('2026-12-03T18:00:00Z'),
  ends: new Date('2026-12-03T20:00:00Z'),
};
/** Intl puts narrow and thin spaces between the parts. */
const plain = (text: string) => text.replace(/[\u2009\u202f]/g, ' ');

describe('dates', () => {
  it('are said by the clock at the event, in the visitor’s dialect', () => {
    const reader = { now: new Date('2025-11-30T00:00:00Z'), hasOtherClock: true };
    expect(plain(whenText(event, 'en-US', 'America/New_York', reader))).toBe(
      'Thursday, December 3, 2026, 1:00 – 3:00 PM EST',
    );
    expect(plain(whenText(event, 'en-GB', 'Europe/Vienna', reader))).toMatch(
      /Thursday,? 3 December 2026.*19:00–21:00 CET/,
    );
    expect(whenText({}, 'en-US', 'UTC', reader)).toBe('');
    expect(plain(whenText({ starts: event.starts }, 'en-US', 'Not/AZone', reader))).toContain('2026');
  });

  it('name the year only where it is another, and the zone only where the clock is another', () => {
    const said = (now: string, hasOtherClock = false) =>
      plain(whenText(event, 'en-US', 'Europe/Vienna', { now: new Date(now), hasOtherClock }));
    expect(said('2026-11-30T00:00:00Z')).toBe('Thursday, December 3, 7:00 – 9:00 PM');
    expect(said('2026-11-30T00:00:00Z', true)).toBe('Thursday, December 3, 7:00 – 9:00 PM GMT+1');
    // A new year begins earlier at the event than in UTC.
    expect(said('2026-12-31T22:00:00Z')).not.toContain('2026');
    expect(said('2026-12-31T23:30:00Z')).toContain('2026');
  });

  it('are said again by the visitor’s clock only where it differs', () => {
    expect(plain(ownTimeText(event, 'en-US', 'UTC', 'Asia/Tokyo'))).toBe('December 4 at 3:00 AM');
    expect(ownTimeText(event, 'en-US', 'Europe/Paris', 'Europe/Vienna')).toBe('');
    expect(ownTimeText(event, 'en-US', undefined, 'Asia/Tokyo')).toBe('');
  });

  it('are over when the event has ended', () => {
    expect(isOver(event, new Date('2026-12-03T19:00:00Z'))).toBe(false);
    expect(isOver(event, new Date('2026-12-03T20:00:01Z'))).toBe(true);
    expect(isOver({}, new Date())).toBe(false);
  });
});

describe('the calendar file', () => {
  const file = calendarFile(event, { url: 'https://shop.example/event/7', now: event.ends })!;

  it('is iCalendar', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Airside//Store events//EN',
      'BEGIN:VEVENT',
      'UID:event-7@shop.example',
      'DTSTAMP:20261203T200000Z',
      'DTSTART:20261203T180000Z',
      'DTEND:20261203T200000Z',
      'SUMMARY:Smoke\\; salt\\, and sea',
      'DESCRIPTION:Line one\\nLine two',
      'LOCATION:Bar\\, level 2',
      'URL:https://shop.example/event/7',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no control characters in its texts', () => {
    const title = 'Tea\u0000 at\u000b the\u0085 gate\tB';
    const file = calendarFile({ ...event, title }, { url: 'https://shop.example/', now: event.ends })!;
    expect(file).toContain('SUMMARY:Tea at the gate\tB\r\n');
  });

  it('folds long lines at 75 octets without splitting a character', () => {
    const title = 'é'.repeat(100);
    const long = calendarFile({ ...event, title }, { url: 'https://shop.example/', now: event.ends })!;
    for (const line of long.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('is not there without a date, and has a name', () => {
    expect(calendarFile({ ...event, starts: undefined }, { url: 'https://a.example', now: event.ends })).toBe(
      undefined,
    );
    expect(calendarFileName(event)).toBe('smoke-salt-and-sea.ics');
    expect(calendarFileName({ id: '7', title: '!' })).toBe('event-7.ics');
  });
});

it('structured data says when and where', () => {
  expect(structuredEvent(event, { url: 'https://shop.example/event/7', organizer: '' })).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-03T18:00:00.000Z',
    endDate: '2026-12-03T20:00:00.000Z',
    location: { name: 'Bar, level 2' },
  });
  expect(structuredEvent({ ...event, starts: undefined }, { url: 'https://a.example', organizer: '' })).toBe(
    undefined,
  );
});

it('tolerates what a backend leaves out', () => {
  const bare = { summary: null, image: null, location: null, starts_at: null, ends_at: null };
  expect(parseEvent({ id: '1', title: 'x', ...bare })).toEqual({
    id: '1',
    title: 'x',
    summary: '',
    place: '',
  });
});

describe('the list', () => {
  let shop: BackendShop | undefined;
  let list: EventListState | undefined;
  afterEach(() => {
    list?.dispose();
    return shop?.close();
  });
  const answered = () =>
    expect.poll(() => Boolean(list!.upcoming.value ?? list!.error.value ?? list!.isAbsent.value)).toBe(true);

  it('has what is coming page by page, and what has been, newest first', async () => {
    shop = await backendShop();
    list = createEventList(shop.storefront, 1);
    await answered();
    expect(list.upcoming.value).toMatchObject({ page: 1, pages: 2 });
    expect(list.upcoming.value?.events[0]?.title).toBe('An evening on Islay');
    const { past } = list;
    expect(past.value.map(({ title }) => title).slice(0, 2)).toEqual(['Harvest wines', 'The cigar hour']);
    expect(shop.asked).toEqual(['StoreEvents']);
  });

  it('asks on until there is one more that has been', async () => {
    shop = await backendShop();
    const insert = shop.backend.db.prepare(
      'INSERT INTO store_event (url_key, title, starts_at) VALUES (?, ?, ?)',
    );
    for (let n = 0; n < 30; n += 1)
      insert.run(`far-${n}`, `Far ${n}`, `2099-01-${String(n + 1).padStart(2, '0')}`);
    list = createEventList(shop.storefront, 1);
    await answered();
    expect(list.past.value).toEqual([]);
    expect(list.hasMorePast.value).toBe(true);
    await list.showMorePast();
    expect(list.past.value[0]?.title).toBe('Harvest wines');
    while (list.hasMorePast.value) await list.showMorePast();
    expect(list.past.value).toHaveLength(5);
  });

  it('is absent on a stock backend, and links to it are hidden', async () => {
    shop = await backendShop({}, { profile: 'stock-2.4.6' });
    const isThere = createEventsPresence(shop.storefront);
    expect(isThere.value).toBe(false);
    list = createEventList(shop.storefront, 1);
    await answered();
    expect(list.isAbsent.value).toBe(true);
    await expect.poll(() => shop!.storefront.transport.has('Query.storeEvents')).toBe(false);
    expect(isThere.value).toBe(false);
  });

  it('are linked to once the backend has answered with some, and at once the next time', async () => {
    shop = await backendShop();
    const isThere = createEventsPresence(shop.storefront);
    expect(isThere.value).toBe(false);
    await expect.poll(() => isThere.value).toBe(true);
    expect(createEventsPresence(shop.storefront).value).toBe(true);
  });

  it('are linked to at once where the page has come with the answer, which is not asked for', async () => {
    shop = await backendShop();
    const { storefront } = shop;
    const take: Transport['take'] = (question, variables) =>
      nameOf(question) === 'MoreStoreEvents' && JSON.stringify(variables) === '{"currentPage":1,"pageSize":1}'
        ? { storeEvents: { items: [] } }
        : undefined;
    const told = { ...storefront, transport: { ...storefront.transport, take } };
    expect(createEventsPresence(told).value).toBe(true);
    expect(shop.asked).toEqual([]);
  });
});
