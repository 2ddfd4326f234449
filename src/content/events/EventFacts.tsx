// When and where an event is, with a calendar entry and a map.
import '../../words/catalogue/events';
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { useStorefront } from '../../use-storefront';
import { mapAddress } from '../cms/page-builder';
import { calendarFile, calendarFileName } from './calendar-file';
import { isOver, ownTimeText, type StoreEvent } from './event';
import { EventTime } from './EventTime';
import { useDateLocale } from '../../use-date-locale';

export interface EventFactsProps {
  event: StoreEvent;
  timeZone: string | undefined;
}

export function EventFacts({ event, timeZone }: EventFactsProps) {
  const text = useText();
  const { routing } = useStorefront();
  const locale = useDateLocale();
  const ownTime = ownTimeText(event, locale, timeZone);
  const isPast = isOver(event, new Date());

  const download = () => {
    const url = routing.href(`/event/${encodeURIComponent(event.id)}`);
    const file = calendarFile(event, { url, now: new Date() });
    if (file) save(new Blob([file], { type: 'text/calendar;charset=utf-8' }), calendarFileName(event));
  };
  return (
    <aside className="event-facts" part="facts" aria-label={text('content.eventWhen')}>
      {isPast && <Alert tone="info">{text('content.eventIsOver')}</Alert>}
      <dl>
        {event.starts && (
          <div>
            <dt>{text('content.eventWhen')}</dt>
            <dd>
              <EventTime event={event} timeZone={timeZone} />
              {ownTime && (
                <p className="event-own-time">{text('content.eventYourTime', { when: ownTime })}</p>
              )}
            </dd>
          </div>
        )}
        {event.place && (
          <div>
            <dt>{text('content.eventWhere')}</dt>
            <dd>
              <span>{event.place}</span>
              <p>
                <a href={mapAddress(event.place)} target="_blank" rel="noopener noreferrer">
                  {text('content.eventOnMap')}
                </a>
              </p>
            </dd>
          </div>
        )}
      </dl>
      {event.starts && !isPast && (
        <Button wide onClick={download}>
          {text('content.eventToCalendar')}
        </Button>
      )}
      <p>
        <a href={routing.href('/events')}>{text('content.allEvents')}</a>
      </p>
    </aside>
  );
}

/** Hands a file to the browser. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
