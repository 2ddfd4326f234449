// Contract of <airside-event>.
import { EventPage } from '../../../src/content/events/EventPage';
import { eventStyles } from '../../../src/content/events/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-event',
  group: 'Content',
  summary: 'One store event: when and where it is, with a calendar entry and a map.',
  root: 'shadow',
  component: EventPage,
  styles: [...uiStyles, ...eventStyles],
  reserve: '640px',
  room: {
    '': '940 356:876 692:917 824:958 912:1000 960:581+27.1',
  },
  attributes: {
    'event-id': { type: 'text', description: 'Id of the event, or its URL key.' },
  },
  needs: ['event-id'],
  example: '<airside-event event-id="islay-evening"></airside-event>',
  events: {
    'airside-event-viewed': {
      description: 'The event is shown, once per event.',
      detail: 'EventViewed',
    },
    'airside-not-found': { description: 'There is no such event.', detail: 'NotFound' },
    ...errorEvent,
  },
  slots: { '': 'Shown until the event is ready.' },
  parts: {
    event: 'The whole event.',
    title: 'Its name.',
    facts: 'When and where it is.',
    html: 'What is said about it.',
    ...commonParts('button-primary', 'button-secondary', 'alert-info', 'empty-state', 'breadcrumbs'),
  },
  customProperties: {},
} satisfies Contract;
