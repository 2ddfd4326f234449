// Texts of the home page and other content.
import { addMessages } from './index';

export const content = {
  welcome: 'Spirits, wine and fine things, duty-free',
  welcomeMessage: 'The bottles we would choose ourselves, at prices without duty.',
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
  stepsTitle: 'Duty-free in three steps',
  stepChoose: 'Choose',
  stepChooseText: 'Browse the shelves and fill your bag. Prices are already free of duty.',
  stepOrder: 'Order',
  stepOrderText: 'Pay by card. Your details never leave the card provider’s own form.',
  stepEnjoy: 'Enjoy',
  stepEnjoyText: 'We deliver to your door, or keep your order ready in the store.',
} as const;

addMessages({ content });
