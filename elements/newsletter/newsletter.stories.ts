// Stories of <airside-newsletter>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './newsletter';

export default { title: 'Content/Newsletter', ...elementStories(contract) };

export const Usual = {};
export const Catalogue = { args: { audience: 'catalog', heading: 'News for missions' } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
