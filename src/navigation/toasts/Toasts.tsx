// The messages that come and go at the edge of the page (behaviour 4.1, 8), above everything, also above a modal window of ours.
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import '../../words/catalogue/toasts';
import { useText } from '../../words/use-text';
import { useStorefront } from '../../use-storefront';
import { classNames } from '../../ui/class-names';
import { Icon, type IconName } from '../../ui/icon/Icon';
import { IconButton } from '../../ui/icon/IconButton';
import { openModals } from '../../ui/dialog/open-modals';
import { useAfterPaint } from '../../ui/use-after-paint';
import type { Toast, ToastType } from '../../app/toasts';
import { useFocusBack } from './use-focus-back';

const icons: Record<ToastType, IconName> = {
  info: 'info',
  warning: 'alert',
  error: 'alert',
  success: 'check',
};

/** ms that a screen reader is given to notice the regions before they get their text. */
const hearing = 100;

export function Toasts() {
  const text = useText();
  const { toasts } = useStorefront();
  const place = useRef<HTMLSpanElement>(null);
  const region = useRef<HTMLElement>(null);
  const isHeard = useElapsed(hearing);
  const all = [...toasts.toasts.value.values()].sort((a, b) => a.timestamp - b.timestamp);
  // Empty, they follow a window once it is seen: no press waits for that.
  const layer = useModalLayer(place, useAfterPaint(openModals.value.at(-1), all.length === 0));
  const shown = isHeard ? all : [];
  useTopLayer(region, shown.length === 0, layer);
  useFocusBack(region, shown.length);

  const row = (toast: Toast) => (
    <div
      key={toast.id}
      className={classNames('toast', `toast-${toast.type}`, toast.isDuplicate && 'toast-again')}
      part={`toast toast-${toast.type}`}
    >
      <Icon name={icons[toast.type]} />
      <div className="toast-text">
        <p>{toast.message}</p>
        {toast.actionText && toast.onAction && (
          <button type="button" className="toast-action" onClick={toast.onAction}>
            {toast.actionText}
          </button>
        )}
      </div>
      {toast.dismissable && (
        <IconButton
          label={text('navigation.dismiss')}
          icon="close"
          onClick={() => toasts.dismissToast(toast.id)}
        />
      )}
    </div>
  );

  // Both regions stand empty from the start: one that appears together with its text is not read out.
  const section = (
    <section
      className="toasts"
      part="toasts"
      popover="manual"
      aria-label={text('navigation.toasts')}
      ref={region}
      tabIndex={-1}
    >
      <div className="toasts-region" role="alert">
        {shown.filter(({ type }) => type === 'error').map(row)}
      </div>
      <div className="toasts-region" role="status">
        {shown.filter(({ type }) => type !== 'error').map(row)}
      </div>
    </section>
  );
  return (
    <>
      <span ref={place} hidden />
      {layer ? createPortal(section, layer) : section}
    </>
  );
}

function useElapsed(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/**
 * All but the last open modal window is inert, so the toasts go into that one while it is open: in a shadow root of
 * their own, with the sheets of the root that `place` stands in.
 */
function useModalLayer(
  place: RefObject<HTMLElement | null>,
  modal: HTMLDialogElement | undefined,
): ShadowRoot | undefined {
  const layer = useMemo(() => modal && document.createElement('div').attachShadow({ mode: 'open' }), [modal]);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (!modal || !layer) return;
    if (root instanceof ShadowRoot) layer.adoptedStyleSheets.push(...root.adoptedStyleSheets);
    modal.append(layer.host);
    return () => layer.host.remove();
  }, [place, modal, layer]);
  return layer;
}

/** In the browser's top layer, and on top of it again with the first of some toasts. Empty regions stay shown, to be heard. */
function useTopLayer(
  region: RefObject<HTMLElement | null>,
  isEmpty: boolean,
  layer: ShadowRoot | undefined,
): void {
  useLayoutEffect(() => {
    const popover = region.current;
    // Where there are no popovers, it is on top of the page by its layer alone.
    if (!popover?.isConnected || !('showPopover' in popover)) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [region, isEmpty, layer]);
}
