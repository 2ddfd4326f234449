// Stories of <airside-address-book>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './address-book';

export default { title: 'Account/Address book', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
