// Stories of <airside-guest-order>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './guest-order';

export default { title: 'Account/Guest order', ...elementStories(contract) };

export const Usual = {};
export const Numbered = { args: { number: '000000012' } };
export const Failing = { parameters: { element: { host: failingHost } } };
