// Stories of <airside-special-offers>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './special-offers';

export default { title: 'Content/Special offers', ...elementStories(contract) };

export const Usual = {};
export const Headed = { args: { heading: 'Only this week' } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
