// Stories of <airside-communications>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './communications';

export default { title: 'Account/Communications', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
