// Stories of <airside-sign-in>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './sign-in';

export default { title: 'Account/Sign in', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
