// When an event is, by the clock at the event.
import { knowsZone, ownTimeText, whenText, type StoreEvent } from './event';
import { useDateLocale } from '../../use-date-locale';

export interface EventTimeProps {
  event: StoreEvent;
  timeZone: string | undefined;
}

export function EventTime({ event, timeZone }: EventTimeProps) {
  const locale = useDateLocale();
  if (!event.starts) return null;
  const hasOtherClock = !timeZone || !knowsZone(timeZone) || ownTimeText(event, locale, timeZone) !== '';
  const words = whenText(event, locale, timeZone, { now: new Date(), hasOtherClock });
  return <time dateTime={event.starts.toISOString()}>{words}</time>;
}
