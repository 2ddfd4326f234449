// Stories of <airside-home>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './home';

export default { title: 'Whole shop/Home', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
