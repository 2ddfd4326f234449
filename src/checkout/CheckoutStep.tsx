// The frame of one numbered step: open, done with a summary and Edit, or still to come.
import type { ReactNode } from 'react';
import { useText } from '../words/use-text';
import { Icon } from '../ui/icon/Icon';
import { useElementId } from '../ui/use-element-id';

export interface CheckoutStepProps {
  number: number;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** Shown in place of the form once the step is done. */
  summary?: ReactNode;
  /** Beside the title while the step is open. */
  aside?: ReactNode;
  onEdit?: () => void;
  /** The content stays in the page while the step is closed, e.g. card frames. */
  keepMounted?: boolean;
  headingRef?: (heading: HTMLHeadingElement | null) => void;
  children: ReactNode;
}

export function CheckoutStep({
  number,
  title,
  state,
  summary,
  aside,
  onEdit,
  keepMounted = false,
  headingRef,
  children,
}: CheckoutStepProps) {
  const text = useText();
  const id = useElementId();
  const isOpen = state === 'open';
  return (
    <section className={`checkout-step checkout-step-${state}`} part="step" aria-labelledby={id}>
      <header className="checkout-step-head">
        <span className="checkout-step-number" aria-hidden="true">
          {state === 'done' ? <Icon name="check" /> : number}
        </span>
        <h2
          className="checkout-step-title"
          id={id}
          tabIndex={-1}
          ref={headingRef}
          aria-current={isOpen ? 'step' : undefined}
        >
          {title}
        </h2>
        {isOpen && aside}
        {state === 'done' && onEdit && (
          <button
            type="button"
            className="checkout-edit"
            aria-label={text('checkout.editNamed', { step: title })}
            onClick={onEdit}
          >
            {text('checkout.edit')}
          </button>
        )}
      </header>
      {state === 'done' && summary && <div className="checkout-step-summary">{summary}</div>}
      {(isOpen || keepMounted) && (
        <div className="checkout-step-body" hidden={!isOpen}>
          {children}
        </div>
      )}
    </section>
  );
}
