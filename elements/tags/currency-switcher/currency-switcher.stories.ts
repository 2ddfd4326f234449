// Stories of <airside-currency-switcher>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './currency-switcher';

export default { title: 'Frame of a page/Currency switcher', ...elementStories(contract) };

export const Usual: Story = {};
export const Opened: Story = { play: visit(press(/./), see('[part~=choice-item]')) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
