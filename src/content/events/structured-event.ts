// What search engines read about an event: schema.org's Event. Pure.
import type { StoreEvent } from './event';

export interface EventPlace {
  url: string;
  organizer: string;
}

/** Undefined without a date: an Event must have one. */
export function structuredEvent(event: StoreEvent, { url, organizer }: EventPlace): object | undefined {
  if (!event.starts) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    startDate: event.starts.toISOString(),
    ...(event.ends ? { endDate: event.ends.toISOString() } : {}),
    ...(event.summary ? { description: event.summary } : {}),
    ...(event.image ? { image: [event.image] } : {}),
    ...(event.place ? { location: { '@type': 'Place', name: event.place, address: event.place } } : {}),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(organizer
      ? { organizer: { '@type': 'Organization', name: organizer, url: new URL('/', url).href } }
      : {}),
    url,
  };
}
