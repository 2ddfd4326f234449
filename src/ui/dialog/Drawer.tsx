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
  /** Its content is laid out while it is closed, so that opening need not do it. Constant. */
  isKept?: boolean;
}

export function Drawer({ open, side = 'end', isKept = false, ...panel }: DrawerProps) {
  const id = useElementId();
  const modal = useModal(open, panel.onClose);
  const rendered = useLingering(open, 384);
  const drawer = (
    <dialog
      {...modal}
      className={classNames('drawer', `drawer-${side}`, isKept && 'drawer-kept')}
      part="drawer"
      aria-labelledby={id}
    >
      {(rendered || isKept) && <DialogPanel {...panel} id={id} />}
    </dialog>
  );
  return isKept ? <div className="drawer-place">{drawer}</div> : drawer;
}
