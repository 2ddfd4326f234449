// What the tag of an analytics script says of consent.
import type { Following } from '../follow-shop';

/**
 * data-consent="granted": whoever writes the tag has it. data-consent="name=value": while the page's localStorage says so.
 * Else the page tells, by an event: new CustomEvent('airside-consent-changed', { detail: { analytics: true } }).
 */
export function consentOf(script: HTMLScriptElement | undefined): Following['consent'] {
  const said = script?.dataset['consent'];
  if (said === 'granted') return true;
  const [, name, value] = /^([^=]+)=(.*)$/.exec(said ?? '') ?? [];
  let isGiven = false;
  document.addEventListener(
    'airside-consent-changed',
    ({ detail }: CustomEventInit<{ analytics?: boolean }>) => {
      isGiven = detail?.analytics === true;
    },
  );
  return () => isGiven || (name !== undefined && stored(name) === value);
}

/** A module has no document.currentScript. */
export function ownScript(url: string): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ src }) => src === url);
}

function stored(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}
