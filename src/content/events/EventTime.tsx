// When an event is, by the clock at the event.
import { whenText, type StoreEvent } from './event';
import { useDateLocale } from '../../use-date-locale';

export interface EventTimeProps {
  event: StoreEvent;
  timeZone: string | undefined;
}

export function EventTime({ event, timeZone }: EventTimeProps) {
  const locale = useDateLocale();
  if (!event.starts) return null;
  return <time dateTime={event.starts.toISOString()}>{whenText(event, locale, timeZone)}</time>;
}
