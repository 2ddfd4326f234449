// Stories of <airside-search-box>.
import { articleHost, elementStories, failingHost } from '../../.storybook/element-story';
import contract from './search-box';

export default { title: 'Frame/Search box', ...elementStories(contract) };

export const Usual = {};
export const Filled = { args: { query: 'gin' } };
export const InAnArticle = { parameters: { element: { host: articleHost } } };
export const Failing = { parameters: { element: { host: failingHost } } };
