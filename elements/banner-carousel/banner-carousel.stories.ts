// Stories of <airside-banner-carousel>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './banner-carousel';

export default { title: 'Content/Banner carousel', ...elementStories(contract) };

export const Usual = {};
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
