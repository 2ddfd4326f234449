// The drawn icons: one stroke, one weight, on a 24-unit square.
import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import { iconPaths, turningIcons } from './icon-paths';
import type { moreIconPaths } from './more-icon-paths';

export type IconName = keyof typeof iconPaths | keyof typeof moreIconPaths;

interface IconProps {
  name: IconName;
  /** Shown filled, e.g. a heart that is set. */
  filled?: boolean;
  className?: string;
}

let paths: Partial<Record<IconName, string>> = iconPaths;
let isAsked = false;
const drawn = new Set<() => void>();
const subscribe = (changed: () => void) => {
  drawn.add(changed);
  return () => void drawn.delete(changed);
};

/** A decoration that does not come leaves its room empty and is asked for again with the next one. */
function fetchMore(): void {
  if (isAsked) return;
  isAsked = true;
  import('./more-icon-paths').then(
    ({ moreIconPaths }) => {
      paths = { ...paths, ...moreIconPaths };
      drawn.forEach((changed) => changed());
    },
    () => (isAsked = false),
  );
}

/** What the page is for comes first. Safari has no requestIdleCallback. */
const soon = (callback: () => void) =>
  typeof requestIdleCallback === 'undefined'
    ? setTimeout(callback)
    : requestIdleCallback(callback, { timeout: 1000 });

/** Decoration only; the control around it carries the name. */
export function Icon({ name, filled, className }: IconProps) {
  const current = () => paths[name];
  const path = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (!path) soon(fetchMore);
  }, [path]);
  return (
    <svg
      className={classNames(
        'icon',
        filled && 'icon-filled',
        turningIcons.has(name) && 'icon-turning',
        className,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
