// What stands in a form's place once it is done; takes the focus that the form had, unless it is elsewhere by then.
import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusLost } from '../../ui/use-lost-focus';

export interface DoneProps {
  title: string;
  children: ReactNode;
  /** Usually one Button. */
  action?: ReactNode;
}

export function Done({ title, children, action }: DoneProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusLost()) ref.current?.focus();
  }, []);
  return (
    <div className="access-done">
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      <div className="access-done-text">{children}</div>
      {action}
    </div>
  );
}
