// What the shop watches for once the first screen stands, in one chunk.
export { reloadForMissingChunk } from './missing-chunk';
export { prefetchOnIntent } from './prefetch';
export { watchSession } from './watch-session';
