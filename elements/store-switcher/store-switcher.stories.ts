// Stories of <airside-store-switcher>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './store-switcher';

export default { title: 'Frame/Store switcher', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
