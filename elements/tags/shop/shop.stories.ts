// Stories of <airside-shop>: the whole shop, which takes over the history of the story's frame.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, market, narrow, rightToLeft } from '../../../.storybook/states';
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

export const Home: Story = { beforeEach: at('/') };
export const Cart: Story = { beforeEach: at('/cart') };
export const Missing: Story = { beforeEach: at('/no-such-page.html') };
export const Narrow = narrow(Home);
export const RightToLeft = rightToLeft(Home);
export const Dark = dark(Home);
export const Market = market(Home);
