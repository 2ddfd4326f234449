// Stories of <airside-toasts>.
import { elementStories } from '../../.storybook/element-story';
import { defaultStorefront } from '../default-storefront';
import contract from './toasts';

export default { title: 'Frame/Toasts', ...elementStories(contract) };

const say = (type: 'info' | 'warning' | 'error' | 'success', message: string) => () => {
  defaultStorefront().toasts.addToast({ type, message, dismissable: true, timeout: 15_000 });
};

export const Empty = {};
export const Info = { play: say('info', 'You are online.') };
export const Failure = { play: say('error', 'Sorry! An unexpected error occurred.') };
export const Long = {
  play: say(
    'warning',
    'The last bottle of Glen Tarrow 12 Year Old Sherry Cask was sold while it was in your cart; the others are still yours.',
  ),
};
