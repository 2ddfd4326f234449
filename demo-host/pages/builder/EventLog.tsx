// What the previewed element says: every event with time, name, target and detail, and what a tag manager would be pushed.
import { useId, useState, type ReactNode } from 'react';
import type { Heard } from './preview-messages';

export interface LogEntry extends Heard {
  id: number;
  /** ms since 1970. */
  time: number;
}

export interface EventLogProps {
  entries: readonly LogEntry[];
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  onClear: () => void;
}

export function EventLog({ entries, isPaused, onPause, onClear }: EventLogProps): ReactNode {
  const id = useId();
  const [words, setWords] = useState('');
  const shown = entries.filter(({ name, target }) =>
    `${name} ${target}`.includes(words.trim().toLowerCase()),
  );
  return (
    <section className="events" aria-labelledby={id}>
      <header>
        <h2 id={id}>Events</h2>
        <p className="unseen" role="log" aria-live="polite">
          {entries[0] && !isPaused ? `${entries[0].name} from ${entries[0].target}` : ''}
        </p>
        <label className="unseen" htmlFor={`${id}-filter`}>
          Filter events
        </label>
        <input
          id={`${id}-filter`}
          type="search"
          placeholder="Filter"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" aria-pressed={isPaused} onClick={() => onPause(!isPaused)}>
          Pause
        </button>
        <button type="button" disabled={!entries.length} onClick={onClear}>
          Clear
        </button>
      </header>
      {shown.length ? (
        <ol>
          {shown.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      ) : (
        <p className="field-hint">
          {entries.length
            ? 'No event is called that.'
            : 'Use the element in the preview: what it tells the page appears here.'}
        </p>
      )}
    </section>
  );
}

function Entry({ entry: { time, name, target, detail, ga4, adobe } }: { entry: LogEntry }): ReactNode {
  return (
    <details>
      <summary>
        <time dateTime={new Date(time).toISOString()}>{clock(time)}</time>
        <code>{name}</code>
        <span>{target}</span>
      </summary>
      <Json name={`Detail of ${name}`} title="Detail" value={detail} />
      {ga4.length > 0 && <Json name={`GA4 of ${name}`} title="GA4: dataLayer gets" value={ga4} />}
      {adobe.length > 0 && (
        <Json name={`Adobe of ${name}`} title="Adobe: adobeDataLayer gets" value={adobe} />
      )}
    </details>
  );
}

function Json({ name, title, value }: { name: string; title: string; value: unknown }): ReactNode {
  return (
    <>
      <h3>{title}</h3>
      <pre tabIndex={0} role="region" aria-label={name}>
        <code>{value === undefined || value === null ? 'nothing' : JSON.stringify(value, null, 2)}</code>
      </pre>
    </>
  );
}

function clock(time: number): string {
  const date = new Date(time);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
