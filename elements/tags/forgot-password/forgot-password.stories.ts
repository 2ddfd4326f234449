// Stories of <airside-forgot-password>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { fill, press, see, visit } from '../../../.storybook/visitor';
import contract from './forgot-password';

export default { title: 'Account/Forgot password', ...elementStories(contract) };

export const Usual: Story = {};
/** Whether the address has an account is not told. */
export const Sent: Story = {
  play: visit(
    fill('input[type="email"]', 'nobody@example.com'),
    press(/^(Send|Submit|Reset)/),
    see('[part~=button-quiet]'),
  ),
};
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
