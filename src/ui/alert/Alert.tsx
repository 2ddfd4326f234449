// A message that stands where the shopper is and is announced when it appears.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { useStyles } from '../use-styles';
import css from './alert.css?inline';

const styles = [css];

export interface AlertProps {
  tone: 'error' | 'info' | 'success';
  children: ReactNode;
}

const icons: Record<AlertProps['tone'], IconName> = { error: 'alert', info: 'info', success: 'check' };

export function Alert({ tone, children }: AlertProps) {
  useStyles(styles);
  return (
    <div
      className={`alert alert-${tone}`}
      part={`alert alert-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div className="alert-text">{children}</div>
    </div>
  );
}
