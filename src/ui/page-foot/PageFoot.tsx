// The foot of a phone's page: what one came for, as long as the place where it stands in the page is out of sight.
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useMedia } from '../use-media';
import { useStyles } from '../use-styles';
import css from './page-foot.css?inline';

const styles = [css];

/** Where pages have one column; enlarged so far that little height is left, the page needs all of it. */
const phone = '(width < 720px) and (height >= 480px)';

export interface PageFootProps {
  /** The place in the page. */
  of: RefObject<HTMLElement | null>;
  label: string;
  part: string;
  children: ReactNode;
}

export function PageFoot({ of, label, part, children }: PageFootProps) {
  useStyles(styles);
  const isAway = useAway(of);
  if (!useMedia(phone)) return null;
  // Its room at the end of the page stays.
  if (!isAway) return <div className="page-foot page-foot-off" />;
  return (
    <div className="page-foot" part={part} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** The element is not to be seen. */
function useAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)!.isIntersecting));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
