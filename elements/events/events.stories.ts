// Stories of <airside-events>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './events';

export default { title: 'Content/Events', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
