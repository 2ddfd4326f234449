// Stories of <airside-currency-switcher>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './currency-switcher';

export default { title: 'Frame/Currency switcher', ...elementStories(contract) };

export const Usual = {};
export const Failing = { parameters: { element: { host: failingHost } } };
