// Says, in Vite's words, that code did not come; the standalone shop listens (shop/missing-chunk.ts).

let missed: unknown;

/** The failure that nobody has taken yet: who listens comes late, too. */
export function takeMissed(): unknown {
  const taken = missed;
  missed = undefined;
  return taken;
}

/** Called for all code that does not come (import-chunk.ts, shop/frame.ts); throws what it is given. */
export function tellOfMissingChunk(payload: unknown): never {
  missed = payload;
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}
