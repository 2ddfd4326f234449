// Contract of <airside-footer>.
import { Footer } from '../../../src/navigation/footer/Footer';
import { footerStyles } from '../../../src/navigation/footer/footer-styles';
import { uiStyles } from '../../../src/ui/styles';
import { newsletterEvents } from '../../kit/common/common-events';
import { commonParts } from '../../kit/common/common-parts';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-footer',
  group: 'Frame of a page',
  summary: 'The end of a page: what editors put there, the newsletter, where to follow the shop, copyright.',
  root: 'shadow',
  component: Footer,
  styles: [...uiStyles, ...footerStyles],
  reserve: '320px',
  room: {
    '': '1451 316:1432 344:1408 364:1388 396:1348 464:1049 492:1033 600:879 652:852 960:691',
  },
  attributes: {
    name: { type: 'text', description: 'Name of the shop; the store view says it when absent.' },
    'facebook-url': { type: 'text', description: 'Address of the Facebook page; none: no link.' },
    'instagram-url': { type: 'text', description: 'Address of the Instagram page; none: no link.' },
    'whatsapp-url': { type: 'text', description: 'Address of the WhatsApp chat; none: no link.' },
  },
  example:
    '<airside-footer name="Gate Twelve" instagram-url="https://www.instagram.com/gate.twelve"></airside-footer>',
  events: { ...newsletterEvents, ...errorEvent },
  slots: { '': 'Shown until the footer is ready.' },
  parts: {
    footer: 'The whole footer.',
    wordmark: 'The name of the shop.',
    html: 'What editors wrote: a block, or the very last line.',
    newsletter: 'The form to subscribe to the newsletter.',
    audience: 'The choice between the newsletters.',
    'choice-trigger': 'The button that names the store view or the currency.',
    ...commonParts('button-primary', 'alert', 'field', 'choice'),
  },
  customProperties: {},
} satisfies Contract;
