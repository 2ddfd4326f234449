// The frame of a page with one form.
import type { ReactNode } from 'react';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { accessPageStyles } from './styles';

export interface AccessPageProps {
  title: string;
  lead?: ReactNode;
  /** Beside the form; a page without it is narrow. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AccessPage({ title, lead, aside, children }: AccessPageProps) {
  useStyles(accessPageStyles);
  // The form makes room for what comes after it.
  const heading = useLostFocus<HTMLHeadingElement>(title);
  return (
    <div className={aside ? 'access' : 'access access-narrow'} part="page">
      <div className={aside ? 'access-columns' : undefined}>
        <div>
          <header className="access-head">
            <h1 className="access-title" ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className="access-lead">{lead}</p>}
          </header>
          {children}
        </div>
        {aside && <div className="access-aside">{aside}</div>}
      </div>
    </div>
  );
}
