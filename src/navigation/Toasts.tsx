// The messages that come and go at the edge of the page (SPEC 4.1, 8).
import { useText } from '../locale/use-text';
import { useStorefront } from '../use-storefront';
import { classNames } from '../ui/class-names';
import { Icon, type IconName } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import type { Toast, ToastType } from '../app/toasts';

const icons: Record<ToastType, IconName> = {
  info: 'info',
  warning: 'alert',
  error: 'alert',
  success: 'check',
};

export function Toasts() {
  const text = useText();
  const { toasts } = useStorefront();
  const shown = [...toasts.toasts.value.values()].sort((a, b) => a.timestamp - b.timestamp);
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
  return (
    <section className="toasts" part="toasts" aria-label={text('navigation.toasts')}>
      <div className="toasts-region" role="alert">
        {shown.filter(({ type }) => type === 'error').map(row)}
      </div>
      <div className="toasts-region" role="status">
        {shown.filter(({ type }) => type !== 'error').map(row)}
      </div>
    </section>
  );
}
