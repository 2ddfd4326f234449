// Label, hint and error around one form control, tied together by id.
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden';

export interface FieldFrameProps {
  id: string;
  label: ReactNode;
  /** Says so behind the label (behaviour 5). */
  optional?: boolean;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean;
  hint?: string;
  error?: string;
  className?: string;
  children: ReactNode;
}

/** Ids that the control must name in aria-describedby. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

export function FieldFrame({
  id,
  label,
  optional,
  hideLabel,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  const text = useText();
  return (
    <div className={classNames('field', error && 'field-invalid', className)} part="field">
      <label className={hideLabel ? 'visually-hidden' : 'field-label'} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="field-optional">{` (${text('ui.optional')})`}</span>}
      </label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{`${text('ui.errorMark')} `}</VisuallyHidden>
            <span>{error}</span>
          </span>
        </p>
      )}
    </div>
  );
}
