// Stories of <airside-order-history>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './order-history';

export default { title: 'Account/Order history', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
