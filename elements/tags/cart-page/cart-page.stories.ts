// Stories of <airside-cart-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inShop, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './cart-page';

export default { title: 'Cart and checkout/Cart page', ...elementStories(contract) };

export const Usual = inShop('full-cart');
/** Many lines, many pieces, big sums. */
export const Long = inShop('long-cart');
/** The first bottle was sold while it was in the cart. */
export const SoldOut = inShop('sold-out-cart');
export const Empty: Story = {};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
