// Stories of <airside-breadcrumbs>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './breadcrumbs';

export default { title: 'Catalogue/Breadcrumbs', ...elementStories(contract) };

export const Usual = { args: { uid: 'MjE=' } };
export const Empty = {};
export const Unknown = { args: { uid: 'OTk5OTk=' } };
export const Failing = { args: { uid: 'MjE=' }, parameters: { element: { host: failingHost } } };
