// The loader's second table: screens of the shop that other sites seldom embed. Each has its room in index.ts.
import type { Load } from './index';

export const more: Record<string, Load> = {
  'cms-page': () => import('./cms-page/cms-page'),
  contact: () => import('./contact/contact'),
  events: () => import('./events/events'),
  event: () => import('./event/event'),
  'brand-page': () => import('./brand-page/brand-page'),
};
