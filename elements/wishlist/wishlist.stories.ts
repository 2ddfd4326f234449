// Stories of <airside-wishlist>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './wishlist';

export default { title: 'Account/Wishlist', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
