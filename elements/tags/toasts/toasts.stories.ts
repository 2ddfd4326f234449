// Stories of <airside-toasts>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, market, rightToLeft } from '../../../.storybook/states';
import { defaultStorefront } from '../../kit/default-storefront';
import { see, visit } from '../../../.storybook/visitor';
import contract from './toasts';

export default { title: 'Frame of a page/Toasts', ...elementStories(contract) };

const say = (type: 'info' | 'warning' | 'error' | 'success', message: string) =>
  visit(
    async () => {
      defaultStorefront().toasts.addToast({ type, message, dismissable: true, timeout: 15_000 });
    },
    see(`[part~=toast-${type}]`),
  );

export const Usual: Story = {};
export const Info: Story = { play: say('info', 'You are online.') };
export const Success: Story = { play: say('success', 'You are subscribed.') };
export const Failure: Story = { play: say('error', 'Sorry! An unexpected error occurred.') };
export const Long: Story = {
  play: say(
    'warning',
    'The last bottle of Glen Tarrow 12 Year Old Sherry Cask was sold while it was in your cart; the others are still yours.',
  ),
};
export const RightToLeft: Story = { ...rightToLeft(), play: Info.play };
export const Dark: Story = { ...dark(), play: Failure.play };
export const Market: Story = { ...market(), play: Failure.play };
