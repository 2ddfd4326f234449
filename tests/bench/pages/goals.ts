// What pages have to reach. Ratios are to the time of the React floor until its badge is right, in the same round.
import type { Runtime } from '../../../demo-host/runtimes';
import { pressMetric, queriesMetric } from './press';

export type Unit = 'of the floor' | 'ms' | 'requests';

export interface Goal {
  /** Names of pages. */
  pages: readonly string[];
  /** Of a load's numbers. */
  metric: string;
  unit: Unit;
  most: Readonly<Record<Runtime, number>>;
}

const both = (most: number) => ({ react: most, preact: most });
const everyPage = ['home', 'category', 'product', 'cart', 'checkout'];

const pressed = (pages: readonly string[], press: string, result: string, most: number): Goal => ({
  pages,
  metric: pressMetric(press, result),
  unit: 'ms',
  most: both(most),
});
const asked = (page: string, press: string): Goal => ({
  pages: [page],
  metric: queriesMetric(press),
  unit: 'requests',
  most: both(1),
});

export const goals: readonly Goal[] = [
  { pages: ['category', 'product'], metric: 'lcp', unit: 'of the floor', most: both(0.7) },
  { pages: ['home'], metric: 'lcp', unit: 'of the floor', most: both(0.8) },
  {
    pages: ['category', 'product', 'cart'],
    metric: 'usable',
    unit: 'of the floor',
    most: { react: 1.25, preact: 0.95 },
  },
  { pages: ['checkout'], metric: 'usable', unit: 'of the floor', most: { react: 1.35, preact: 1.05 } },
  { pages: ['home', 'category', 'product', 'cart'], metric: 'badge', unit: 'of the floor', most: both(0.8) },
  // Seen a frame later at most: frames are looked at one by one.
  { pages: ['returning'], metric: 'badgeAfterPaint', unit: 'ms', most: both(17) },
  // Of a page that was not prepared.
  ...['name', 'price', 'button'].map((part): Goal => ({
    pages: ['second page'],
    metric: pressMetric('product', part),
    unit: 'ms',
    most: both(300),
  })),
  { pages: everyPage, metric: 'queries', unit: 'requests', most: both(3) },
  pressed(['home', 'category', 'foreign badge', 'foreign snippet'], 'mini cart, first', 'lines', 80),
  pressed(['home', 'category', 'foreign badge', 'foreign snippet'], 'mini cart, later', 'lines', 60),
  pressed(['home'], 'search, first letter', 'shown', 60),
  pressed(['product', 'foreign snippet'], 'newsletter, first letter', 'shown', 60),
  pressed(['product', 'foreign snippet'], 'add to cart', 'badge', 50),
  pressed(['category'], 'filter', 'next paint', 100),
  ...['quick add', 'sort', 'page 2'].map((press) => pressed(['list'], press, 'next paint', 100)),
  pressed(['signed in'], 'heart', 'next paint', 100),
  pressed(['cart'], 'quantity +1', 'shown', 50),
  pressed(['signed in'], 'heart', 'shown', 50),
  asked('product', 'add to cart'),
  asked('cart', 'quantity +1'),
  asked('signed in', 'heart'),
];
