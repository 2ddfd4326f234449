// How shopping goes, step by step, as the content service says it.
import { Icon, type IconName } from '../../ui/icon/Icon';
import { useRoom } from '../../root-context';
import { useElementId } from '../../ui/use-element-id';
import { useStyles } from '../../ui/use-styles';
import { stepStyles } from './styles';
import { useHome } from './use-home';

const icons: readonly IconName[] = ['bottle', 'lock', 'truck', 'bag', 'heart', 'people', 'chat'];

export interface DutyFreeStepsProps {
  /** Instead of the content service's own. */
  heading?: string;
}

export function DutyFreeSteps({ heading }: DutyFreeStepsProps) {
  useStyles(stepStyles);
  const id = useElementId();
  const { content, pending } = useHome();
  const { steps = [], stepsTitle } = content.value ?? {};
  const title = heading || stepsTitle;
  useRoom(pending.value);
  if (steps.length === 0)
    return (
      pending.value && (
        <div className="steps home-section">
          <div className="steps-waiting" />
        </div>
      )
    );
  return (
    <section className="steps home-section" part="duty-free-steps" aria-labelledby={title ? id : undefined}>
      {title && (
        <h2 className="content-title" id={id}>
          {title}
        </h2>
      )}
      <ol className="steps-list">
        {steps.map((step) => {
          const icon = icons.find((name) => name === step.icon);
          return (
            <li key={step.title} className="step">
              {icon && <Icon name={icon} />}
              <h3 className="step-title">{step.title}</h3>
              <p className="step-text">{step.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
