// The drawn icons: one stroke, one weight, on a 24-unit square.
import { classNames } from './class-names';
import { iconPaths, turningIcons, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Shown filled, e.g. a heart that is set. */
  filled?: boolean;
  className?: string;
}

/** Decoration only; the control around it carries the name. */
export function Icon({ name, filled, className }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  );
}
