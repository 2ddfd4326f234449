// Contract of <airside-contact>.
import { Contact } from '../../../src/content/contact/Contact';
import { contactStyles } from '../../../src/content/contact/styles';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';
import { scope } from '../../kit/sheets/scoped-sheets';

export default {
  tag: 'airside-contact',
  group: 'Content',
  summary: 'A form to write to the shop, where it takes messages, beside what its editors say there.',
  root: 'light',
  scope,
  component: Contact,
  styles: [...uiStyles, ...contactStyles],
  reserve: '640px',
  room: {
    '': '965 448:941 760:692',
  },
  attributes: {},
  events: {
    'airside-contact-sent': { description: 'The backend has taken the message.', detail: 'undefined' },
    ...errorEvent,
  },
  slots: { '': 'Shown until the form is ready.' },
  parts: {
    contact: 'The whole element.',
    form: 'The form alone.',
    banner: 'What the editors put above the form.',
    beside: 'What the editors put beside the form.',
    html: 'What the editors wrote.',
    ...commonParts('button-primary', 'button-quiet', 'alert-success', 'alert-error', 'field', 'empty-state'),
  },
  customProperties: {},
} satisfies Contract;
