// Stories of <airside-navigation-drawer>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './navigation-drawer';

export default { title: 'Frame/Navigation drawer', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
