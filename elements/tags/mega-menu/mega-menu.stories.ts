// Stories of <airside-mega-menu>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './mega-menu';

export default { title: 'Frame of a page/Mega menu', ...elementStories(contract) };

export const Usual: Story = {};
export const Opened: Story = { play: visit(press(/^Spirits menu$/), see('[part~=price]')) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
