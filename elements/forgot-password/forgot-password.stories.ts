// Stories of <airside-forgot-password>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './forgot-password';

export default { title: 'Account/Forgot password', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
