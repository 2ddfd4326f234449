// Stories of <airside-saved-payments>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './saved-payments';

export default { title: 'Account/Saved payments', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
