// Contract of <airside-error-view>.
import { ErrorView } from '../../../src/navigation/ErrorView';
import { uiStyles } from '../../../src/ui/styles';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-error-view',
  group: 'Content',
  summary: 'Says that a page is missing or did not work, and leads home.',
  root: 'shadow',
  component: ErrorView,
  styles: uiStyles,
  reserve: '400px',
  room: {
    '': '414',
  },
  attributes: {
    kind: {
      type: 'text',
      default: 'default',
      options: ['default', 'not-found', 'internal-error'],
      description: 'Which of the three messages is shown.',
    },
    header: { type: 'text', description: 'Heading instead of the one of its kind.' },
    message: { type: 'text', description: 'Sentence instead of the message of its kind.' },
  },
  example: '<airside-error-view kind="not-found"></airside-error-view>',
  events: { ...errorEvent },
  slots: { '': 'Shown until the view is ready.' },
  parts: { 'error-view': 'The whole view.', ...commonParts('button-primary', 'empty-state') },
  customProperties: {},
} satisfies Contract;
