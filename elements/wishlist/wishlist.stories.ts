// Stories of <airside-wishlist>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './wishlist';

export default { title: 'Account/Wish list', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
