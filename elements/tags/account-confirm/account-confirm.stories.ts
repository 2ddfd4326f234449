// Stories of <airside-account-confirm>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './account-confirm';

export default { title: 'Account/Account confirmation', ...elementStories(contract) };

export const Usual: Story = { args: { key: 'from-the-mail', email: 'new@example.com' } };
/** As a Magento's mail has it. */
export const WithoutEmail: Story = { args: { key: 'from-the-mail' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
