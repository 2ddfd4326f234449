// Contract of <airside-home>.
import { Home } from '../../src/content/home/Home';
import { homeStyles } from '../../src/content/home/styles';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-home',
  summary: 'The home page: banners, special offers, banner groups, and how buying duty-free goes.',
  root: 'shadow',
  component: Home,
  styles: [...uiStyles, ...homeStyles],
  reserve: '640px',
  attributes: {},
  events: { ...errorEvent },
  slots: { '': 'Shown until the page is ready.' },
  parts: { home: 'The whole page.' },
  customProperties: {},
} satisfies Contract;
