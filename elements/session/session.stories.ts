// Stories of <airside-session>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './session';

export default { title: 'Account/Session', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
