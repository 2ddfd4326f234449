// Contract of <airside-newsletter>.
import { Newsletter } from '../../../src/content/newsletter/Newsletter';
import { groundStyles, inTextStyles } from '../../../src/ui/ground/ground-styles';
import { newsletterEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-newsletter',
  group: 'Content',
  summary: 'The form to subscribe to a newsletter, of the retail store or of the catalogue.',
  root: 'shadow',
  component: Newsletter,
  isEarly: true,
  styles: [...groundStyles, ...inTextStyles],
  reserve: 'max(208px, min(362px, (640px - 100vw) * 999))',
  spaced: true,
  room: {
    '': '386 304:362 560:208',
  },
  attributes: {
    audience: {
      type: 'text',
      default: 'store',
      options: ['store', 'catalog'],
      description: 'Which newsletter is chosen at first.',
    },
    heading: { type: 'text', description: 'Heading instead of "Newsletter".' },
  },
  example: '<airside-newsletter heading="Letters from the gate"></airside-newsletter>',
  internalProps: ['level'],
  events: { ...newsletterEvents, ...errorEvent },
  slots: { '': 'Shown until the form is ready.' },
  parts: {
    newsletter: 'The whole form.',
    audience: 'The choice between the newsletters.',
    ...commonParts('button-primary', 'alert', 'field'),
  },
  customProperties: {},
} satisfies Contract;
