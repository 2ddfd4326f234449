// What a modal window and a drawer have in common: title, close button, what scrolls, and what stays in sight.
import type { ReactNode } from 'react';
import { useText } from '../../words/use-text';
import { IconButton } from '../icon/IconButton';

export interface DialogPanelProps {
  /** Of the title, for aria-labelledby. */
  id: string;
  label: ReactNode;
  onClose: () => void;
  /** In front of the title, e.g. a back button. */
  lead?: ReactNode;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

export function DialogPanel({ id, label, onClose, lead, footer, children }: DialogPanelProps) {
  const text = useText();
  return (
    <div className="dialog-panel">
      {/* Not <header> and <footer>: in a dialog those are a page's. */}
      <div className="dialog-head">
        {lead}
        <h2 className="dialog-title" id={id}>
          {label}
        </h2>
        <IconButton label={text('ui.close')} icon="close" onClick={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </div>
  );
}
