// Contract of <airside-duty-free-steps>.
import { DutyFreeSteps } from '../../src/content/home/DutyFreeSteps';
import { uiStyles } from '../../src/ui/styles';
import { errorEvent, type Contract } from '../contract';

export default {
  tag: 'airside-duty-free-steps',
  summary: 'How buying goes, step by step, as the content service says it; nothing where it does not.',
  root: 'shadow',
  component: DutyFreeSteps,
  styles: uiStyles,
  reserve: '144px',
  attributes: {
    heading: { type: 'text', description: 'Heading instead of the content service’s own.' },
  },
  events: { ...errorEvent },
  slots: { '': 'Shown until the steps are ready.' },
  parts: { 'duty-free-steps': 'All steps.' },
  customProperties: {},
} satisfies Contract;
