// One of a customer's data: what it is, and in its place the form that changes it.
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { useElementId } from '../../ui/use-element-id';
import { isFocusLost } from '../../ui/use-lost-focus';

export interface DetailRowProps {
  title: string;
  value: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  /** Fetches the form. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
  /** The form, drawn while open. */
  children: ReactNode;
}

export function DetailRow({ title, value, isOpen, onOpen, intent, children }: DetailRowProps) {
  const text = useText();
  const id = useElementId();
  const ref = useRef<HTMLElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form that had the focus is gone; another one may have it by now.
    if (wasOpen.current && !isOpen && isFocusLost()) ref.current?.querySelector('button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <section ref={ref} className="detail" aria-labelledby={id}>
      <div className="detail-head">
        <div className="detail-what">
          <h2 className="detail-title" id={id}>
            {title}
          </h2>
          <p className="detail-value">{value}</p>
        </div>
        {!isOpen && (
          <Button
            variant="quiet"
            size="small"
            aria-label={text('account.changeOf', { what: title })}
            {...intent}
            onClick={onOpen}
          >
            {text('account.change')}
          </Button>
        )}
      </div>
      {isOpen && children}
    </section>
  );
}
