// The page of store events: what is coming, and what has been.
import { useEffect, useState } from 'react';
import '../../words/catalogue/cms';
import '../../words/catalogue/events';
import { useLive } from '../../catalog/use-live';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/empty-state/EmptyState';
import { Pagination } from '../../ui/pagination/Pagination';
import { Skeleton } from '../../ui/Skeleton';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStorefront } from '../../use-storefront';
import { PageTrouble } from '../PageTrouble';
import { EventCard } from './EventCard';
import type { UpcomingEvents } from './api';
import { createEventList, type EventListState } from './event-list';

const path = '/events';

export function EventList() {
  const text = useText();
  const { config, routing } = useStorefront();
  const isOwnPage = config.standalone;
  const asked = isOwnPage ? Math.floor(Number(routing.url.value.searchParams.get('page'))) : 1;
  const page = asked > 1 ? asked : 1;
  const list = useLive((storefront) => createEventList(storefront, page), String(page)).value;
  const upcoming = list?.upcoming.value;
  const past = list?.past.value ?? [];
  const isAbsent = list?.isAbsent.value;
  const timeZone = list?.timeZone.value;
  const title = text('content.events');
  // The links to the pages go with each of them.
  const heading = useLostFocus<HTMLHeadingElement>(list);
  const isPastTheEnd = page > 1 && upcoming?.events.length === 0;

  useEffect(() => {
    if (isOwnPage && !isAbsent) routing.setTitle(title);
  }, [isOwnPage, isAbsent, routing, title]);
  useEffect(() => {
    // A link from a time when there was more to come.
    if (isPastTheEnd) routing.navigate(path, { replace: true });
  }, [isPastTheEnd, routing]);

  if (isAbsent) return isOwnPage ? <PageTrouble kind="not-found" /> : null;
  if (list?.error.value) return <PageTrouble kind="internal-error" onRetry={list.reload} />;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <div className="events" part="events">
      {isOwnPage && (
        <Breadcrumbs
          items={[{ label: text('content.homeCrumb'), href: routing.href('/') }]}
          current={title}
        />
      )}
      <header className="events-head">
        <Heading className="events-title" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <p className="events-words">{text('content.eventsMessage')}</p>
      </header>
      {!list || !upcoming ? (
        <EventsShape />
      ) : upcoming.events.length === 0 && past.length === 0 && !list.hasMorePast.value ? (
        <EmptyState title={text('content.noEventsTitle')} message={text('content.noEvents')} icon="info" />
      ) : (
        <>
          <Upcoming {...upcoming} timeZone={timeZone} />
          {(past.length > 0 || list.hasMorePast.value) && <Past list={list} timeZone={timeZone} />}
        </>
      )}
    </div>
  );
}

interface UpcomingProps extends UpcomingEvents {
  timeZone: string | undefined;
}

function Upcoming({ events, page, pages, timeZone }: UpcomingProps) {
  const text = useText();
  const { config, routing } = useStorefront();
  const isOwnPage = config.standalone;
  const Part = isOwnPage ? 'h2' : 'h3';
  return (
    <section className="events-part">
      <Part className="events-part-title">{text('content.upcomingEvents')}</Part>
      {events.length === 0 ? (
        <p className="events-words">{text('content.noUpcoming')}</p>
      ) : (
        <ul className="event-cards">
          {events.map((event) => (
            <li key={event.id}>
              <EventCard event={event} timeZone={timeZone} rank={isOwnPage ? 3 : 4} />
            </li>
          ))}
        </ul>
      )}
      {isOwnPage && (
        <Pagination
          page={page}
          pages={pages}
          href={(to) => routing.href(to > 1 ? `${path}?page=${to}` : path)}
        />
      )}
    </section>
  );
}

interface PastProps {
  list: EventListState;
  timeZone: string | undefined;
}

function Past({ list, timeZone }: PastProps) {
  const text = useText();
  const { config } = useStorefront();
  const isOwnPage = config.standalone;
  const Part = isOwnPage ? 'h2' : 'h3';
  const past = list.past.value;
  const hasMore = list.hasMorePast.value;
  /** So many were there when more were asked for, if ever. */
  const [before, setBefore] = useState(-1);
  // The button goes with the last page: on to the first of what has come.
  const next = useLostFocus<HTMLLIElement>(hasMore);
  const first = Math.min(before, past.length - 1);
  const showMore = () => {
    setBefore(past.length);
    void list.showMorePast();
  };
  return (
    <section className="events-part">
      <Part className="events-part-title">{text('content.pastEvents')}</Part>
      <ul className="event-rows">
        {past.map((event, index) => (
          <li key={event.id} ref={index === first ? next : undefined} tabIndex={-1}>
            <EventCard event={event} timeZone={timeZone} rank={isOwnPage ? 3 : 4} isRow />
          </li>
        ))}
      </ul>
      {list.moreError.value && <Alert tone="error">{text('content.moreFailed')}</Alert>}
      {hasMore && (
        <Button variant="secondary" busy={list.isLoadingMore.value} onClick={showMore}>
          {text('content.morePast')}
        </Button>
      )}
    </section>
  );
}

function EventsShape() {
  const text = useText();
  return (
    <div className="event-cards event-cards-waiting" role="status" aria-label={text('ui.loading')}>
      {[1, 2, 3].map((shape) => (
        <div key={shape} className="event-card">
          <Skeleton ratio={1.6} />
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
