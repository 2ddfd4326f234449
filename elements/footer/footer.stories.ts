// Stories of <airside-footer>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './footer';

export default { title: 'Frame/Footer', ...elementStories(contract) };

export const Usual = {};
export const Named = { args: { name: 'Gate Twelve' } };
export const Failing = { parameters: { element: { host: failingHost } } };
