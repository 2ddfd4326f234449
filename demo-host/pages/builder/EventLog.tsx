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

function Entry({ entry: { time, name, target, detail } }: { entry: LogEntry }): ReactNode {
  return (
    <details>
      <summary>
        <time dateTime={new Date(time).toISOString()}>{clock(time)}</time>
        <code>{name}</code>
        <span>{target}</span>
      </summary>
      <pre tabIndex={0} role="region" aria-label={`Detail of ${name}`}>
        <code>{detail === undefined ? 'no detail' : JSON.stringify(detail, null, 2)}</code>
      </pre>
    </details>
  );
}

function clock(time: number): string {
  const date = new Date(time);
  return `${date.toLocaleTimeString('en-GB')}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}
