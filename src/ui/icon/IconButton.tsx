// A button that shows only an icon; its label is what assistive technology and tooltips say.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from './Icon';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: IconName;
  /** A toggle that is on, e.g. in the wishlist. */
  pressed?: boolean;
}

export function IconButton({
  label,
  icon,
  pressed,
  className,
  type = 'button',
  title = label,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('icon-button', className)}
      part="icon-button"
      aria-label={label}
      aria-pressed={pressed}
      title={title}
    >
      <Icon name={icon} filled={pressed} />
    </button>
  );
}
