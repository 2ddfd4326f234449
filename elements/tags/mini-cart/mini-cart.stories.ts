// Stories of <airside-mini-cart>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import {
  dark,
  failing,
  inArticle,
  inShop,
  loading,
  market,
  narrow,
  rightToLeft,
} from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './mini-cart';

export default { title: 'Cart and checkout/Mini cart', ...elementStories(contract) };

const open = visit(press(/cart/i), see('dialog[open]'));

export const Usual = inShop('full-cart');
export const InAnArticle = inArticle(Usual);
export const Opened: Story = { ...Usual, play: open };
/** More pieces than the badge has room for. */
export const Long: Story = { ...inShop('long-cart'), play: open };
export const SoldOut: Story = { ...inShop('sold-out-cart'), play: open };
export const Empty: Story = { play: open };
export const OpensOnAdd: Story = {
  args: { 'open-on-add': true },
  parameters: { element: { host: '{tag} <airside-add-to-cart sku="WH-002"></airside-add-to-cart>' } },
};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
