// What stands on wide screens, and what stands there instead on others.
import type { ReactNode } from 'react';
import { useServed } from '../served';
import { useMedia } from './use-media';

export interface OnWideProps {
  /** A media query. */
  width: string;
  otherwise?: ReactNode;
  children: ReactNode;
}

export function OnWide({ width, otherwise = null, children }: OnWideProps) {
  const isWide = useMedia(width);
  // A server draws both; its sheet shows one (server/render/served.css).
  if (useServed())
    return (
      <>
        <div className="served-wide">{children}</div>
        <div className="served-narrow">{otherwise}</div>
      </>
    );
  return isWide ? children : otherwise;
}
