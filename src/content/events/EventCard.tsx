// One event in the list: a card for what is coming, a row for what has been.
import { useStorefront } from '../../use-storefront';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon/Icon';
import { imageSrcSet, imageUrl } from '../../ui/picture/image-url';
import { leafText, type StoreEvent } from './event';
import { EventTime } from './EventTime';
import { useDateLocale } from '../../use-date-locale';

export interface EventCardProps {
  event: StoreEvent;
  timeZone: string | undefined;
  /** Of the title. */
  rank: 3 | 4;
  isRow?: boolean;
}

const ratio = 1.6;

export function EventCard({ event, timeZone, rank, isRow = false }: EventCardProps) {
  const { routing } = useStorefront();
  const locale = useDateLocale();
  const Title = `h${rank}` as const;
  const leaf = event.starts && leafText(event.starts, locale, timeZone);
  return (
    <article className={classNames('event-card', isRow && 'event-row')} part="event">
      {!isRow && (
        <div className="event-picture">
          {event.image && (
            <img
              width={640}
              height={640 / ratio}
              alt=""
              loading="lazy"
              decoding="async"
              sizes="(width < 640px) 100vw, 420px"
              srcSet={imageSrcSet(event.image, { widths: [320, 640, 960], ratio, type: 'image-category' })}
              src={imageUrl(event.image, { width: 640, height: 640 / ratio, type: 'image-category' })}
            />
          )}
          {leaf && (
            <span className="event-leaf" aria-hidden="true">
              <span className="event-leaf-day">{leaf.day}</span>
              <span className="event-leaf-month">{leaf.month}</span>
            </span>
          )}
        </div>
      )}
      <Title className="event-card-title">
        <a href={routing.href(`/event/${encodeURIComponent(event.id)}`)}>{event.title}</a>
      </Title>
      <p className="event-fact">
        <EventTime event={event} timeZone={timeZone} />
      </p>
      {event.place && (
        <p className="event-fact">
          <Icon name="pin" />
          <span>{event.place}</span>
        </p>
      )}
      {event.summary && !isRow && <p className="event-summary">{event.summary}</p>}
    </article>
  );
}
