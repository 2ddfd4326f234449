// Stories of <airside-guest-order>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './guest-order';

export default { title: 'Account/Guest order', ...elementStories(contract) };

export const Usual: Story = {};
export const Numbered: Story = { args: { number: '000000012' } };
/** The link of a mail by which an order is canceled. */
export const Canceling: Story = { args: { 'order-id': 'MTI=', 'confirmation-key': 'from-the-mail' } };
export const Incomplete: Story = { play: visit(press(/./), see('.field-invalid')) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
