// Stories of <airside-search-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './search-page';

export default { title: 'Catalogue/Search page', ...elementStories(contract) };

export const Usual = { args: { query: 'gin' } };
export const NothingFound = { args: { query: 'zzyzx' } };
export const NothingAsked = {};
export const Failing = { args: { query: 'gin' }, parameters: { element: { host: failingHost } } };
