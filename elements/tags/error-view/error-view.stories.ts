// Stories of <airside-error-view>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './error-view';

export default { title: 'Content/Error view', ...elementStories(contract) };

export const Usual: Story = {};
export const NotFound: Story = { args: { kind: 'not-found' } };
export const InternalError: Story = { args: { kind: 'internal-error' } };
export const OwnWords: Story = { args: { header: 'Closed', message: 'The counter opens again at five.' } };
export const Narrow = narrow();
export const RightToLeft = rightToLeft();
export const Dark = dark();
export const Market = market();
