// What a store event is to the shop, when and where it is, and how that is said. Pure.

export interface StoreEvent {
  id: string;
  title: string;
  summary: string;
  image?: string;
  place: string;
  starts?: Date;
  ends?: Date;
}

export interface StoreEventDetail extends StoreEvent {
  html: string;
}

/** An event without a date is yet to come. */
export function isOver({ starts, ends }: Pick<StoreEvent, 'starts' | 'ends'>, now: Date): boolean {
  const last = ends ?? starts;
  return last !== undefined && last < now;
}

export interface Reader {
  now: Date;
  /** Their clock may show another time than the one at the event. */
  hasOtherClock: boolean;
}

/**
 * "Thursday, December 3 at 6:00 – 8:00 PM", by the clock on the wall at the event; '' without a date. The year stands there where it is
 * another than now, the zone where the reader has another clock.
 */
export function whenText(
  { starts, ends }: Pick<StoreEvent, 'starts' | 'ends'>,
  locale: string,
  timeZone: string | undefined,
  { now, hasOtherClock }: Reader,
): string {
  if (!starts) return '';
  const year = dateFormat(locale, timeZone, { year: 'numeric' });
  const format = dateFormat(locale, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: year.format(starts) === year.format(now) ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: hasOtherClock ? 'short' : undefined,
  });
  return ends && ends > starts ? format.formatRange(starts, ends) : format.format(starts);
}

/** The same by the visitor's clock; '' where both clocks show the same. */
export function ownTimeText(
  { starts }: Pick<StoreEvent, 'starts'>,
  locale: string,
  timeZone: string | undefined,
  ownZone?: string,
): string {
  if (!starts || !timeZone) return '';
  const options = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
  const there = dateFormat(locale, timeZone, options).format(starts);
  const here = dateFormat(locale, ownZone, options).format(starts);
  return there === here ? '' : here;
}

/** Whether this browser can tell the time by it. */
export function knowsZone(timeZone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
}

/** For a calendar leaf. */
export function leafText(
  starts: Date,
  locale: string,
  timeZone: string | undefined,
): { day: string; month: string } {
  return {
    day: dateFormat(locale, timeZone, { day: 'numeric' }).format(starts),
    month: dateFormat(locale, timeZone, { month: 'short' }).format(starts),
  };
}

function dateFormat(
  locale: string,
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    // A zone that this browser does not know: the visitor's own, which the text names.
    return new Intl.DateTimeFormat(locale, options);
  }
}
