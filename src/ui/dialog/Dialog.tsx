// A modal window in the middle of the page.
import { classNames } from '../class-names';
import { useElementId } from '../use-element-id';
import { DialogPanel, type DialogPanelProps } from './DialogPanel';
import { useLingering } from './use-lingering';
import { useModal } from './use-modal';

export interface DialogProps extends Omit<DialogPanelProps, 'id' | 'lead'> {
  open: boolean;
  size?: 'small' | 'medium' | 'large';
}

export function Dialog({ open, size = 'medium', ...panel }: DialogProps) {
  const id = useElementId();
  const modal = useModal(open, panel.onClose);
  const rendered = useLingering(open, 224);
  return (
    <dialog {...modal} className={classNames('dialog', `dialog-${size}`)} part="dialog" aria-labelledby={id}>
      {rendered && <DialogPanel {...panel} id={id} />}
    </dialog>
  );
}
