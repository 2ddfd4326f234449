// After a deployment an open page may ask for chunks that are gone: the shop starts again with the new ones.
import { takeMissed } from '../../kit/chunk/missing-chunk';

const key = 'airside.reloaded';
/** A server that has lost its chunks must not make a loop. */
const pause = 60_000;

/** Reloads once when a chunk is gone for good, not when the network is. The answer stops it. */
export function reloadForMissingChunk(reload = () => location.reload()): () => void {
  const onMissing = (): void => {
    const missed = takeMissed();
    if (missed === undefined || isRecent()) return;
    void isGone(missed).then((gone) => {
      // Chunks are missed together: another one's answer may have come first.
      if (!gone || isRecent()) return;
      sessionStorage.setItem(key, String(Date.now()));
      reload();
    });
  };
  window.addEventListener('vite:preloadError', onMissing);
  onMissing();
  return () => window.removeEventListener('vite:preloadError', onMissing);
}

function isRecent(): boolean {
  return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < pause;
}

/** A failure alone says little: the imports of a page that is being left fail in WebKit, and a reload would keep the visitor there. */
async function isGone(error: unknown): Promise<boolean> {
  const address = /https?:\/\/\S+/.exec(error instanceof Error ? error.message : '')?.[0];
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
