// Stories of <airside-sign-in>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { fill, press, see, visit } from '../../../.storybook/visitor';
import contract from './sign-in';

export default { title: 'Account/Sign in', ...elementStories(contract) };

export const Usual: Story = {};
/** The password is wrong. */
export const Refused: Story = {
  play: visit(
    fill('input[type="email"]', 'diana@example.com'),
    fill('input[type="password"]', 'not this one'),
    press(/^Sign in$/),
    see('[part~=alert-error]'),
  ),
};
/** Nothing was filled in. */
export const Incomplete: Story = { play: visit(press(/^Sign in$/), see('.field-invalid')) };
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
