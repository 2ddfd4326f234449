// What src knows as 'react-dom', in the build for embeds.
import { options } from 'preact';

export { createPortal } from 'preact/compat';

/** With preact/compat's, what an effect asks for while it is flushed would wait for the next change. */
export function flushSync<T>(callback: () => T): T {
  const usual = options.debounceRendering;
  const waiting: (() => void)[] = [];
  options.debounceRendering = (render) => void waiting.push(render);
  try {
    const result = callback();
    for (const render of waiting) render();
    return result;
  } finally {
    options.debounceRendering = usual;
  }
}
