// Store events: the list, and one of them.
import { parseEvent, type EventAnswer } from '../../src/content/events/api';
import { whenText } from '../../src/content/events/event';
import { structuredEvent } from '../../src/content/events/structured-event';
import { escapeHtml } from '../http/html';
import { pictureAddress } from './picture-address';
import { anchor, editorsHtml, join, list, paragraph } from './readable';
import { shellFields, type Shell, type ShellAnswer } from './shell';
import { askPage, type Found, type Visit } from './visit';

const eventFields = /* GraphQL */ `
  id
  title
  summary
  image
  location
  starts_at
  ends_at
`;

const listQuery = /* GraphQL */ `
  query ServerEvents {
    ${shellFields}
    storeEvents(pageSize: 50) { items { ${eventFields} } }
    zone: storeConfig { timezone }
  }
`;

const eventQuery = /* GraphQL */ `
  query ServerEvent($id: ID!) {
    ${shellFields}
    storeEvent(id: $id) { ${eventFields} content }
    zone: storeConfig { timezone }
  }
`;

type Zoned = ShellAnswer & { zone?: { timezone?: string | null } | null };

/** Nothing is known of the reader's clock. */
const reader = () => ({ now: new Date(), hasOtherClock: true });

export function findEvents(visit: Visit): Promise<{ found: Found; shell: Shell }> {
  return askPage<Zoned & { storeEvents?: { items: EventAnswer[] } | null }>(
    visit,
    listQuery,
    {},
    ({ storeEvents, zone }) =>
      storeEvents
        ? {
            title: 'Store events',
            area: 'events',
            content: list(
              storeEvents.items.map((each) => {
                const event = parseEvent(each);
                const when = whenText(event, 'en-US', zone?.timezone ?? undefined, reader());
                return join(
                  anchor({ label: event.title, path: `/event/${event.id}` }),
                  escapeHtml([when, event.place].filter(Boolean).join(', ')),
                );
              }),
            ),
          }
        : undefined,
  );
}

export function findEvent(visit: Visit, id: string): Promise<{ found: Found; shell: Shell }> {
  return askPage<Zoned & { storeEvent?: (EventAnswer & { content: string | null }) | null }>(
    visit,
    eventQuery,
    { id },
    ({ storeEvent, zone }, { name }) => {
      if (!storeEvent) return undefined;
      const image = pictureAddress(storeEvent.image, visit.shopUrl) ?? null;
      const event = parseEvent({ ...storeEvent, image });
      const data = structuredEvent(event, { url: visit.shopUrl + visit.url.pathname, organizer: name });
      return {
        title: event.title,
        area: 'event',
        description: event.summary,
        image: event.image,
        crumbs: [{ label: 'Store events', path: '/events' }],
        content: join(
          paragraph(whenText(event, 'en-US', zone?.timezone ?? undefined, reader())),
          paragraph(event.place),
          editorsHtml(storeEvent.content),
        ),
        structured: data ? [{ ...data, '@context': undefined }] : [],
      };
    },
  );
}
