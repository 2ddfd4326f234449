// What the shop needs once the first screen stands, in one chunk.
export { headingIn, scrollWhenTall } from './arrival';
export { reloadForMissingChunk } from './missing-chunk';
export { livesOffline } from './offline';
export { prefetchOnIntent } from './prefetch';
export { askAssurances } from '../../../src/catalog/results/prefetch';
export { tellSlowness } from './slowness';
export { tellStrayErrors } from './stray-errors';
export { inTransition } from './transition';
export { watchSession } from './watch-session';
export { leadOnFromNothing } from './ways-on';
