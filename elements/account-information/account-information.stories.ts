// Stories of <airside-account-information>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './account-information';

export default { title: 'Account/Account information', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
