// Stories of <airside-event>.
import { elementStories, type Story } from '../../../.storybook/element-story';
import { dark, failing, loading, market, narrow, rightToLeft } from '../../../.storybook/states';
import contract from './event';

export default { title: 'Content/Event', ...elementStories(contract) };

export const Usual: Story = { args: { 'event-id': 'islay-evening' } };
export const Past: Story = { args: { 'event-id': 'harvest-wines' } };
export const Unknown: Story = { args: { 'event-id': 'no-such-event' } };
export const Loading = loading(Usual);
export const Failing = failing(Usual);
export const Narrow = narrow(Usual);
export const RightToLeft = rightToLeft(Usual);
export const Dark = dark(Usual);
export const Market = market(Usual);
