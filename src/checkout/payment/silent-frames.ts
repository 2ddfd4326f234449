// Frames that have loaded and do not speak: what a blocker, a policy or a broken network puts in their place loads as well.

/** ms after the last of them loaded; the provider's script runs before its frame counts as loaded. */
const patience = 5000;

export interface SilentFrames {
  /** Aborted when all frames have been there for a while; nobody needs to wait any longer then. */
  signal: AbortSignal;
  /** They have spoken, or are gone. */
  stop(): void;
}

/** `places` are where the frames will be, one in each. */
export function watchSilence(places: readonly EventTarget[]): SilentFrames {
  const controller = new AbortController();
  const loaded = new Set<EventTarget>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLoad = ({ target, currentTarget }: Event) => {
    // Before it has its address a frame reports an empty document.
    if (!(target instanceof HTMLIFrameElement) || !target.src || !currentTarget) return;
    loaded.add(currentTarget);
    clearTimeout(timer);
    if (loaded.size === places.length) timer = setTimeout(() => controller.abort(), patience);
  };
  for (const place of places) place.addEventListener('load', onLoad, true);
  return {
    signal: controller.signal,
    stop() {
      clearTimeout(timer);
      for (const place of places) place.removeEventListener('load', onLoad, true);
    },
  };
}
