// A modal panel that slides in from an edge.
import { useId, type ReactNode } from 'react';
import { useText } from '../locale/use-text';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { useLingering } from './use-lingering';
import { useModal } from './use-modal';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** bottom is a sheet for one thumb. */
  side?: 'start' | 'end' | 'bottom';
  label: string;
  /** In front of the title, e.g. a back button. */
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

export function Drawer({ open, onClose, side = 'end', label, lead, footer, children }: DrawerProps) {
  const text = useText();
  const id = useId();
  const modal = useModal(open, onClose);
  const rendered = useLingering(open, 384);
  return (
    <dialog {...modal} className={classNames('drawer', `drawer-${side}`)} part="drawer" aria-labelledby={id}>
      {rendered && (
        <div className="dialog-panel">
          <header className="dialog-head">
            {lead}
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
