// Contract of <airside-duty-free-steps>.
import { DutyFreeSteps } from '../../../src/content/home/DutyFreeSteps';
import { inTextStyles } from '../../../src/ui/ground/ground-styles';
import { uiStyles } from '../../../src/ui/styles';
import { errorEvent, type Contract } from '../../kit/contract';

export default {
  tag: 'airside-duty-free-steps',
  group: 'Content',
  summary: 'How buying goes, step by step, as the content service says it; nothing where it does not.',
  root: 'shadow',
  component: DutyFreeSteps,
  styles: [...uiStyles, ...inTextStyles],
  reserve: '136px',
  spaced: true,
  room: {
    '': '454 308:430 324:395 396:371 476:347 532:323 640:232 732:208 764:184 932:160 1260:136',
  },
  attributes: {
    heading: { type: 'text', description: 'Heading instead of the content service’s own.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the steps are ready.' },
  parts: { 'duty-free-steps': 'All steps.' },
  customProperties: {},
} satisfies Contract;
