// Stories of <airside-session>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { failing, signedIn } from '../../../.storybook/states';
import contract from './session';

export default { title: 'Account/Session', ...elementStories(contract) };

/** Nothing to see: it tells the page who is there. */
export const Usual: Story = {};
export const SignedIn = signedIn();
export const Failing = failing(Usual);
