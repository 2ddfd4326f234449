// Stories of <airside-shop>: the whole shop, which takes over the history of the story's frame.
import { elementStories } from '../../.storybook/element-story';
import contract from './shop';

export default {
  title: 'Whole shop/Shop',
  ...elementStories(contract),
  // One shop per document: the docs page would put all of them into one.
  tags: ['!autodocs'],
};

const at = (path: string) => () => {
  history.replaceState(null, '', path + location.search);
};

export const Home = { beforeEach: at('/') };
export const Cart = { beforeEach: at('/cart') };
export const Missing = { beforeEach: at('/no-such-page.html') };
