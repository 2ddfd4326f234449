// One store event, with what is needed to come: when, where, a calendar entry, a map.
import { useEffect, useEffectEvent } from 'react';
import '../../words/catalogue/cms';
import '../../words/catalogue/events';
import { placeData } from '../../catalog/data-script';
import { useLive } from '../../catalog/use-live';
import { useText } from '../../words/use-text';
import type { Storefront } from '../../storefront';
import { liveQuery } from '../../transport/resource';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Skeleton } from '../../ui/Skeleton';
import { imageSrcSet, imageUrl } from '../../ui/picture/image-url';
import { useStorefront } from '../../use-storefront';
import { CmsHtml } from '../cms/CmsHtml';
import { PageTrouble } from '../PageTrouble';
import { usePageMeta } from '../use-page-meta';
import { parseEventPage, StoreEventDocument } from './api';
import { EventFacts } from './EventFacts';
import { structuredEvent } from './structured-event';

export interface EventPageProps {
  eventId?: string;
  onEventViewed?: (detail: { id: string; title: string }) => void;
  onNotFound?: (detail: { id: string }) => void;
}

const createEvent = ({ transport, storeView }: Storefront, id: string) =>
  liveQuery(
    transport,
    StoreEventDocument,
    () => {
      void storeView.code.value;
      return id ? { id } : undefined;
    },
    parseEventPage,
  );

const ratio = 2.4;

export function EventPage({ eventId = '', onEventViewed, onNotFound }: EventPageProps) {
  const text = useText();
  const { config, routing, transport } = useStorefront();
  const answer = useLive((storefront) => createEvent(storefront, eventId), eventId).value;
  const data = answer?.data.value;
  const event = data?.event;
  const error = answer?.error.value;
  const isUnknown = !eventId || (!event && (error ? !transport.has('Query.storeEvent') : data !== undefined));
  usePageMeta(event && { description: event.summary });

  const tell = useEffectEvent(() => {
    if (isUnknown) onNotFound?.({ id: eventId });
    else if (event) {
      routing.setTitle(event.title);
      onEventViewed?.({ id: event.id, title: event.title });
    }
  });
  useEffect(() => tell(), [isUnknown, event?.id]);
  useEffect(() => {
    if (!event || !config.standalone) return;
    const { href } = routing.url.peek();
    const structured = structuredEvent(event, { url: href, organizer: '' });
    return structured && placeData(structured);
  }, [event, config, routing]);

  if (isUnknown) return <PageTrouble kind="not-found" />;
  if (!event)
    return error ? (
      <PageTrouble kind="internal-error" onRetry={answer?.reload} />
    ) : (
      <div className="event event-waiting" role="status" aria-label={text('ui.loading')}>
        <Skeleton ratio={ratio} />
        <Skeleton lines={6} />
      </div>
    );
  return (
    <article className="event" part="event">
      <Breadcrumbs
        items={[
          { label: text('content.homeCrumb'), href: routing.href('/') },
          { label: text('content.events'), href: routing.href('/events') },
        ]}
        current={event.title}
      />
      {event.image && (
        <img
          className="event-hero"
          width={1280}
          height={Math.round(1280 / ratio)}
          alt=""
          fetchPriority="high"
          sizes="(width < 1120px) 100vw, 1120px"
          srcSet={imageSrcSet(event.image, { widths: [640, 960, 1280, 1600], ratio, type: 'image-category' })}
          src={imageUrl(event.image, { width: 1280, height: 1280 / ratio, type: 'image-category' })}
        />
      )}
      <div className="event-columns">
        <div>
          <h1 className="event-title" part="title">
            {event.title}
          </h1>
          {event.summary && <p className="event-lead">{event.summary}</p>}
          <CmsHtml html={event.html} demote />
        </div>
        <EventFacts event={event} timeZone={data.timeZone} />
      </div>
    </article>
  );
}
