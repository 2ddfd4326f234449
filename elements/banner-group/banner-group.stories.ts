// Stories of <airside-banner-group>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './banner-group';

export default { title: 'Content/Banner group', ...elementStories(contract) };

export const Usual = {};
export const Second = { args: { number: 2 } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
