// An event as an iCalendar file (RFC 5545), for "Add to calendar". Pure.
import type { StoreEvent } from './event';

/** "20261203T180000Z" */
const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escape = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // No other control character may stand in a text (RFC 5545, 3.1).
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Lines of at most 75 octets; what is longer goes on behind a space. Never splits a character. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length;
    if (size + octets > 75) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += character;
    size += octets;
  }
  return [...lines, current].join('\r\n');
}

/** `url`: of the event's page. Undefined for an event without a date. */
export function calendarFile(
  event: StoreEvent,
  { url, now }: { url: string; now: Date },
): string | undefined {
  const { starts, ends } = event;
  if (!starts) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Airside//Store events//EN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(starts)}`,
    ends && ends > starts ? `DTEND:${stamp(ends)}` : 'DURATION:PT1H',
    `SUMMARY:${escape(event.title)}`,
    event.summary && `DESCRIPTION:${escape(event.summary)}`,
    event.place && `LOCATION:${escape(event.place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** "an-evening-on-islay.ics" */
export function calendarFileName({ title, id }: Pick<StoreEvent, 'title' | 'id'>): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${name || `event-${id}`}.ics`;
}
