// Store events in the backend's words, and what they are to us.
import {
  MoreStoreEventsDocument,
  type StoreEventQuery,
  type StoreEventsQuery,
} from '../../graphql/generated/content-events';
import { present } from '../../graphql/loose';
import type { Transport } from '../../transport/transport';
import { parseTime } from '../../words/dates';
import type { StoreEvent, StoreEventDetail } from './event';

export {
  MoreStoreEventsDocument,
  StoreEventDocument,
  StoreEventsDocument,
} from '../../graphql/generated/content-events';

export interface UpcomingEvents {
  events: readonly StoreEvent[];
  page: number;
  pages: number;
}

export interface EventsAnswer extends UpcomingEvents {
  latest: StoreEvent[];
  latestPages: number;
  timeZone?: string;
  isAbsent: boolean;
}

export interface EventPageAnswer {
  event: StoreEventDetail | undefined;
  timeZone: string | undefined;
}

/** Of a list or of one event. */
export type EventAnswer = Omit<NonNullable<StoreEventQuery['storeEvent']>, 'content'>;

export function parseEvent(event: EventAnswer): StoreEvent {
  const starts = parseTime(event.starts_at);
  const ends = parseTime(event.ends_at);
  return {
    id: event.id,
    title: event.title,
    summary: event.summary?.trim() ?? '',
    place: event.location?.trim() ?? '',
    ...(event.image ? { image: event.image } : {}),
    ...(starts ? { starts } : {}),
    ...(ends ? { ends } : {}),
  };
}

export function parseEvents({ upcoming, latest, storeConfig }: StoreEventsQuery): EventsAnswer {
  return {
    // A backend without events answers the rest of the question.
    isAbsent: !upcoming && !latest,
    events: present(upcoming?.items).map(parseEvent),
    page: upcoming?.page_info?.current_page ?? 1,
    pages: upcoming?.page_info?.total_pages ?? 1,
    latest: present(latest?.items).map(parseEvent),
    latestPages: latest?.page_info?.total_pages ?? 1,
    ...(storeConfig?.timezone ? { timeZone: storeConfig.timezone } : {}),
  };
}

export const parseEventPage = ({ storeEvent, storeConfig }: StoreEventQuery): EventPageAnswer => ({
  event: storeEvent ? { ...parseEvent(storeEvent), html: storeEvent.content ?? '' } : undefined,
  timeZone: storeConfig?.timezone ?? undefined,
});

/** Rejects with TransportError, also where the backend has no events. */
export async function fetchMoreEvents(
  transport: Pick<Transport, 'query'>,
  currentPage: number,
  pageSize: number,
): Promise<StoreEvent[]> {
  const { storeEvents } = await transport.query(MoreStoreEventsDocument, { currentPage, pageSize });
  return present(storeEvents?.items).map(parseEvent);
}
