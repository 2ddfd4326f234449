// Stories of <airside-checkout>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './checkout';

export default { title: 'Cart and checkout/Checkout', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
