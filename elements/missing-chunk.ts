// Says, in Vite's words, that code did not come; the standalone shop listens (shop/missing-chunk.ts).

/** Called for every import() of the build that fails (build/bare-imports.ts); throws what it is given. */
export function tellOfMissingChunk(payload: unknown): never {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}
