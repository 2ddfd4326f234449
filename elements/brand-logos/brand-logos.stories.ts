// Stories of <airside-brand-logos>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './brand-logos';

export default { title: 'Content/Brand logos', ...elementStories(contract) };

export const Usual = {};
export const Six = { args: { limit: 6 } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
