// Stories of <airside-contact>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './contact';

export default { title: 'Content/Contact', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
