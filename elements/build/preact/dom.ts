// What src knows as 'react-dom', in the build for embeds.
import { options as publicOptions } from 'preact';

export { createPortal } from 'preact';

type Schedule = (run: () => void) => void;

/** Of preact's hooks: how effects that need not come before the paint are put off. */
interface Scheduling {
  debounceRendering?: Schedule;
  requestAnimationFrame?: Schedule;
}

const options = publicOptions as Scheduling;

// React runs them in the task in which a signal or an event has changed the page; Preact would wait for the next frame.
options.requestAnimationFrame = queueMicrotask;

/** Runs now, or when what runs now is flushed. */
export const schedule: Schedule = (render) => (options.debounceRendering ?? queueMicrotask)(render);

/** With preact/compat's, effects would not be flushed, and what they ask for would wait for the next change. */
export function flushSync<T>(callback: () => T): T {
  const { debounceRendering, requestAnimationFrame } = options;
  const waiting: (() => void)[] = [];
  options.debounceRendering = options.requestAnimationFrame = (run) => void waiting.push(run);
  try {
    const result = callback();
    for (const run of waiting) run();
    return result;
  } finally {
    Object.assign(options, { debounceRendering, requestAnimationFrame });
  }
}
