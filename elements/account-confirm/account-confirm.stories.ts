// Stories of <airside-account-confirm>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './account-confirm';

export default { title: 'Account/Account confirmation', ...elementStories(contract) };

export const Usual = { args: { key: 'from-the-mail' } };
export const Failing = { parameters: { element: { host: failingHost } } };
