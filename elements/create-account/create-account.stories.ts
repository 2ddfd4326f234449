// Stories of <airside-create-account>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './create-account';

export default { title: 'Account/Create account', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
