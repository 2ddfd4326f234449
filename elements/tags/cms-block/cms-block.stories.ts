// Stories of <airside-cms-block>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, inArticle, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './cms-block';

export default { title: 'Content/CMS block', ...elementStories(contract) };

export const Usual: Story = { args: { identifier: 'contact-us-content' } };
export const InAnArticle = inArticle({ args: { identifier: 'delivery-note' } });
export const Unknown: Story = { args: { identifier: 'no-such-block' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
