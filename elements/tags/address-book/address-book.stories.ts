// Stories of <airside-address-book>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft, signedIn } from '../../../.storybook/states';
import { press, see, visit } from '../../../.storybook/visitor';
import contract from './address-book';

export default { title: 'Account/Address book', ...elementStories(contract) };

export const Usual = signedIn();
export const Editing: Story = { ...Usual, play: visit(press(/^Change:/), see('[part~=select]')) };
export const Deleting: Story = { ...Usual, play: visit(press(/^Delete:/), see('dialog[open]')) };
export const SignedOut: Story = {};
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
