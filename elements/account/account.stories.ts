// Stories of <airside-account>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './account';

export default { title: 'Account/Account menu', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
