// Stories of <airside-cms-page>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './cms-page';

export default { title: 'Content/CMS page', ...elementStories(contract) };

export const Usual = { args: { identifier: 'about-us' } };
export const PageBuilder = { args: { identifier: 'retail-store' } };
export const WithElements = { args: { identifier: 'newsletter' } };
export const Unknown = { args: { identifier: 'no-such-page' } };
export const Failing = { args: { identifier: 'about-us' }, parameters: { element: { host: failingHost } } };
