// Nothing here, said kindly, with a way on.
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { useStyles } from '../use-styles';
import css from './empty-state.css?inline';

const styles = [css];

export interface EmptyStateProps {
  title: string;
  message: ReactNode;
  /** Usually one Button. */
  action?: ReactNode;
  icon?: IconName;
  /** Rank of the title in the page. */
  level?: 1 | 2 | 3;
  /** The title may get the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
}

export function EmptyState({
  title,
  message,
  action,
  icon = 'bottle',
  level = 2,
  titleRef,
}: EmptyStateProps) {
  useStyles(styles);
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state" part="empty-state">
      <Icon name={icon} />
      <Heading className="empty-state-title" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Heading>
      <p className="empty-state-message">{message}</p>
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
