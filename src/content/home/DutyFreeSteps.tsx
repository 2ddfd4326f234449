// How duty-free shopping goes, in three steps.
import '../../locale/en_US/content';
import { useId } from 'react';
import { useText } from '../../locale/use-text';
import type { MessageKey } from '../../locale/text';
import { Icon, type IconName } from '../../ui/icon/Icon';
import { useStyles } from '../../ui/use-styles';
import { stepStyles } from './styles';

const steps: readonly [icon: IconName, title: MessageKey, words: MessageKey][] = [
  ['bottle', 'content.stepChoose', 'content.stepChooseText'],
  ['lock', 'content.stepOrder', 'content.stepOrderText'],
  ['truck', 'content.stepEnjoy', 'content.stepEnjoyText'],
];

export interface DutyFreeStepsProps {
  /** Instead of "Duty-free in three steps". */
  heading?: string;
}

export function DutyFreeSteps({ heading }: DutyFreeStepsProps) {
  useStyles(stepStyles);
  const text = useText();
  const id = useId();
  return (
    <section className="steps home-section" part="duty-free-steps" aria-labelledby={id}>
      <h2 className="content-title" id={id}>
        {heading || text('content.stepsTitle')}
      </h2>
      <ol className="steps-list">
        {steps.map(([icon, title, words]) => (
          <li key={title} className="step">
            <Icon name={icon} />
            <h3 className="step-title">{text(title)}</h3>
            <p className="step-text">{text(words)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
