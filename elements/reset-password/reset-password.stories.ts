// Stories of <airside-reset-password>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './reset-password';

export default { title: 'Account/Reset password', ...elementStories(contract) };

export const Usual = { args: { token: 'from-the-mail' } };
export const Failing = { parameters: { element: { host: failingHost } } };
