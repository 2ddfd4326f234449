// What the mega menu fetches with the first sign of interest, in one chunk.
export { MegaMenuPanel } from './MegaMenuPanel';
export { pressKey } from './submenu-keys';
