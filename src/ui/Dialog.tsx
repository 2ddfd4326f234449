// A modal window in the middle of the page.
import { useId, type ReactNode } from 'react';
import { useText } from '../locale/use-text';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { useLingering } from './use-lingering';
import { useModal } from './use-modal';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The heading, and the name of the window. */
  label: string;
  size?: 'small' | 'medium' | 'large';
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Dialog({ open, onClose, label, size = 'medium', footer, children }: DialogProps) {
  const text = useText();
  const id = useId();
  const modal = useModal(open, onClose);
  const rendered = useLingering(open, 224);
  return (
    <dialog {...modal} className={classNames('dialog', `dialog-${size}`)} part="dialog" aria-labelledby={id}>
      {rendered && (
        <div className="dialog-panel">
          <header className="dialog-head">
            <h2 className="dialog-title" id={id}>
              {label}
            </h2>
            <IconButton label={text('ui.close')} icon="close" onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
