// Texts of the home page and other content.
import { addWords } from '../known';

export const content = {
  highlights: 'Highlights',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous banner',
  next: 'Next banner',
  pause: 'Pause the banners',
  play: 'Play the banners',
  bannerOf: '{n} of {count}',
  specialOffers: 'Special offers',
  previousOffers: 'Previous offers',
  nextOffers: 'Next offers',
  discover: 'Discover',
  discoverNamed: 'Discover {name}',
  premiumBrands: 'Premium brands',
  newArrivals: 'New on the shelf',
  onTheShelf: 'On the shelf',
  bestSellers: 'Best sellers',
} as const;

addWords({ content });
