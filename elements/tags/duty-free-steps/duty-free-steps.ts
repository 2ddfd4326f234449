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
  reserve: '144px',
  spaced: true,
  room: { '': '485 316:461 320:426 344:378 556:354 596:330 604:306 640:216 716:192 836:168 1108:144' },
  attributes: {
    heading: { type: 'text', description: 'Heading instead of the content service’s own.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the steps are ready.' },
  parts: { 'duty-free-steps': 'All steps.' },
  customProperties: {},
} satisfies Contract;
