// The button of the shop, or a link that looks like one.
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { useText } from '../words/use-text';
import { classNames } from './class-names';
import { VisuallyHidden } from './VisuallyHidden';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** primary: the one thing to do here. secondary: an alternative. quiet: in passing. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** Waiting for an answer: stays focused, says so, takes no further press. */
  busy?: boolean;
  /** Makes it a link. */
  href?: string;
  /** Of the link. */
  linkRef?: Ref<HTMLAnchorElement>;
  /** As wide as its container. */
  wide?: boolean;
  children: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  href,
  linkRef,
  wide,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const text = useText();
  const classes = classNames(
    'button',
    `button-${variant}`,
    size !== 'medium' && `button-${size}`,
    wide && 'button-wide',
    className,
  );
  if (href !== undefined) {
    return (
      <a
        className={classes}
        part={`button button-${variant}`}
        href={href}
        ref={linkRef}
        id={rest.id}
        aria-label={rest['aria-label']}
        aria-describedby={rest['aria-describedby']}
        onClick={onClick as ((event: MouseEvent<HTMLElement>) => void) | undefined}
      >
        <span className="button-content">{children}</span>
      </a>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      part={`button button-${variant}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        // Not `disabled` while busy: that would throw the focus away.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className="button-content">{children}</span>
      {busy && (
        <span className="button-spinner">
          <VisuallyHidden>{text('ui.working')}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
