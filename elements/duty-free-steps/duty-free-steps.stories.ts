// Stories of <airside-duty-free-steps>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './duty-free-steps';

export default { title: 'Content/Duty-free steps', ...elementStories(contract) };

export const Usual = {};
export const Headed = { args: { heading: 'How it goes' } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
