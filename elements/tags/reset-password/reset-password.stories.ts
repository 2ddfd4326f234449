// Stories of <airside-reset-password>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './reset-password';

export default { title: 'Account/Reset password', ...elementStories(contract) };

export const Usual: Story = { args: { token: 'from-the-mail' } };
/** The link of the mail was cut off. */
export const WithoutToken: Story = {};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
