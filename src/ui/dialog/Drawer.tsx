// A modal panel that slides in from an edge.
import { classNames } from '../class-names';
import { useElementId } from '../use-element-id';
import { DialogPanel, type DialogPanelProps } from './DialogPanel';
import { useLingering } from './use-lingering';
import { useModal } from './use-modal';

export interface DrawerProps extends Omit<DialogPanelProps, 'id'> {
  open: boolean;
  /** bottom is a sheet for one thumb. */
  side?: 'start' | 'end' | 'bottom';
}

export function Drawer({ open, side = 'end', ...panel }: DrawerProps) {
  const id = useElementId();
  const modal = useModal(open, panel.onClose);
  const rendered = useLingering(open, 384);
  return (
    <dialog {...modal} className={classNames('drawer', `drawer-${side}`)} part="drawer" aria-labelledby={id}>
      {rendered && <DialogPanel {...panel} id={id} />}
    </dialog>
  );
}
