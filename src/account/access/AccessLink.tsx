// The way to another of the forms: a link to its page, or a button where the surroundings show it themselves.
import type { ReactNode } from 'react';
import { useStorefront } from '../../use-storefront';

export interface AccessLinkProps {
  path: string;
  /** Shows the form in place of this one. */
  onShow?: () => void;
  children: ReactNode;
}

export function AccessLink({ path, onShow, children }: AccessLinkProps) {
  const { routing } = useStorefront();
  return onShow ? (
    <button type="button" className="access-link" onClick={onShow}>
      {children}
    </button>
  ) : (
    <a className="access-link" href={routing.href(path)}>
      {children}
    </a>
  );
}
