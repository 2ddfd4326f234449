// Stories of <airside-contact>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import { fill, press, see, visit } from '../../../.storybook/visitor';
import contract from './contact';

export default { title: 'Content/Contact', ...elementStories(contract) };

export const Usual: Story = {};
export const Incomplete: Story = { play: visit(press(/^Send/), see('.field-invalid')) };
export const Sent: Story = {
  play: visit(
    fill('input[autocomplete="name"]', 'Sam Stranger'),
    fill('input[type="email"]', 'sam@example.com'),
    fill('textarea', 'Is the gate shop open at six?'),
    press(/^Send/),
    see('[part~=alert-success]'),
  ),
};
export const Loading = loading();
export const Failing = failing();
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
