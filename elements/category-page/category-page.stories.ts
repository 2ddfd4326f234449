// Stories of <airside-category-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './category-page';

export default { title: 'Catalogue/Category page', ...elementStories(contract) };

export const Usual = { args: { uid: 'MzE=' } };
export const Empty = {};
export const Unknown = { args: { uid: 'OTk5OTk=' } };
export const Failing = { args: { uid: 'MzE=' }, parameters: { element: { host: failingHost } } };
