// Stories of <airside-header>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './header';

export default { title: 'Frame/Header', ...elementStories(contract) };

export const Usual = {};
export const Named = { args: { name: 'Gate Twelve' } };
export const Failing = { parameters: { element: { host: failingHost } } };
