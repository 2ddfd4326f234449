// Stories of <airside-cms-page>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './cms-page';

export default { title: 'Content/CMS page', ...elementStories(contract) };

export const Usual: Story = { args: { identifier: 'about-us' } };
export const PageBuilder: Story = { args: { identifier: 'retail-store' } };
export const WithElements: Story = { args: { identifier: 'newsletter' } };
export const Unknown: Story = { args: { identifier: 'no-such-page' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
