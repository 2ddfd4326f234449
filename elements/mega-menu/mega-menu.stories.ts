// Stories of <airside-mega-menu>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './mega-menu';

export default { title: 'Frame/Mega menu', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
