// Stories of <airside-breadcrumbs>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './breadcrumbs';

export default { title: 'Frame of a page/Breadcrumbs', ...elementStories(contract) };

export const Usual: Story = { args: { uid: 'MjE=' } };
export const Empty: Story = {};
export const Unknown: Story = { args: { uid: 'OTk5OTk=' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
