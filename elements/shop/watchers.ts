// What the shop needs once the first screen stands, in one chunk.
export { headingIn, scrollWhenTall } from './arrival';
export { reloadForMissingChunk } from './missing-chunk';
export { livesOffline } from './offline';
export { prefetchOnIntent } from './prefetch';
export { watchSession } from './watch-session';
