// The frame of radio buttons that answer one question: the question, the buttons, what is wrong with the answer.
import type { ReactNode } from 'react';
import { useElementId } from '../use-element-id';
import { describedBy } from './FieldFrame';
import { Icon } from '../icon/Icon';

export interface FieldsetFrameProps {
  legend: string;
  hideLegend?: boolean;
  error?: string;
  className: string;
  part?: string;
  children: ReactNode;
}

export function FieldsetFrame({ legend, hideLegend, error, className, part, children }: FieldsetFrameProps) {
  const id = useElementId();
  return (
    <fieldset
      role="radiogroup"
      className={className}
      part={part}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, undefined, error)}
    >
      <legend className={hideLegend ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
