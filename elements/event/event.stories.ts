// Stories of <airside-event>.
import { elementStories, failingHost } from '../../.storybook/element-story';
import contract from './event';

export default { title: 'Content/Event', ...elementStories(contract) };

export const Usual = { args: { 'event-id': 'islay-evening' } };
export const Past = { args: { 'event-id': 'harvest-wines' } };
export const Unknown = { args: { 'event-id': 'no-such-event' } };
export const Failing = {
  args: { 'event-id': 'islay-evening' },
  parameters: { element: { host: failingHost } },
};
