// Contract of <airside-events>.
import { EventList } from '../../../src/content/events/EventList';
import { eventStyles } from '../../../src/content/events/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-events',
  group: 'Content',
  summary:
    'Store events: what is coming, page by page, and what has been; nothing where the backend has none.',
  root: 'shadow',
  component: EventList,
  styles: [...uiStyles, ...eventStyles],
  reserve: '960px',
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the events are ready.' },
  parts: {
    events: 'The whole list.',
    event: 'One event.',
    ...commonParts(
      'button-primary',
      'button-secondary',
      'alert-error',
      'empty-state',
      'breadcrumbs',
      'pagination',
    ),
  },
  customProperties: {},
} satisfies Contract;
