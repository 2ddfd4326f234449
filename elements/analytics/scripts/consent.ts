// What the tag of an analytics script says, of consent above all, or its address: tag managers leave a tag no more than that.
import type { Following } from '../follow-shop';

/** A module has no document.currentScript. */
export function said(url: string, name: string): string | undefined {
  const script = [...document.scripts].find(({ src }) => src === url);
  return script?.dataset[name] ?? new URL(url).searchParams.get(name) ?? undefined;
}

/**
 * data-consent="granted": whoever writes the tag has it. data-consent="name=value": while the page's localStorage says so.
 * Else the page tells, by an event: new CustomEvent('airside-consent-changed', { detail: { analytics: true } }).
 */
export function consentOf(url: string): Following['consent'] {
  const consent = said(url, 'consent');
  if (consent === 'granted') return true;
  const [, name, value] = /^([^=]+)=(.*)$/.exec(consent ?? '') ?? [];
  let isGiven = false;
  document.addEventListener(
    'airside-consent-changed',
    ({ detail }: CustomEventInit<{ analytics?: boolean }>) => {
      isGiven = detail?.analytics === true;
    },
  );
  return () => isGiven || (name !== undefined && stored(name) === value);
}

function stored(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name);
  } catch {
    return undefined;
  }
}
