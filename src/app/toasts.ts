// Owns the toasts on screen: adding, merging duplicates, removing after their time (behaviour 4.1, 9).
import { signal, type ReadonlySignal } from '@preact/signals-core';

export type ToastType = 'info' | 'warning' | 'error' | 'success';

export interface ToastRequest {
  type: ToastType;
  message: string;
  /** ms; 5000 when absent; 0 keeps the toast until it is dismissed. */
  timeout?: number;
  dismissable?: boolean;
  /** Toasts with the same id are one toast. Made from type and message when absent. */
  id?: string;
  actionText?: string;
  onAction?: () => void;
  /** The shopper closed it (not: its time ran out). */
  onDismiss?: () => void;
}

export interface Toast extends ToastRequest {
  id: string;
  timestamp: number;
  isDuplicate: boolean;
}

export interface Toasts {
  toasts: ReadonlySignal<ReadonlyMap<string, Toast>>;
  addToast(request: ToastRequest): string;
  /** Takes it away. */
  removeToast(id: string): void;
  /** The shopper closes it: removed, and its onDismiss is called. */
  dismissToast(id: string): void;
  dispose(): void;
}

const defaultToastTimeout = 5000;

export function createToasts(now: () => number = Date.now): Toasts {
  const toasts = signal<ReadonlyMap<string, Toast>>(new Map());
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const stopTimer = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const removeToast = (id: string) => {
    stopTimer(id);
    if (!toasts.peek().has(id)) return;
    const rest = new Map(toasts.peek());
    rest.delete(id);
    toasts.value = rest;
  };

  return {
    toasts,
    removeToast,
    addToast(request) {
      const { type, message, timeout = defaultToastTimeout, dismissable = false } = request;
      if (!type) throw new TypeError('toast.type is required');
      if (!message) throw new TypeError('toast.message is required');
      if (!timeout && !dismissable) throw new TypeError('toast needs a timeout or to be dismissable');
      const id = request.id ?? `${type}:${message}:${request.actionText ?? ''}`;
      const known = toasts.peek().get(id);
      stopTimer(id);
      toasts.value = new Map(toasts.peek()).set(id, {
        ...request,
        id,
        timeout,
        dismissable,
        timestamp: known?.timestamp ?? now(),
        isDuplicate: !!known,
      });
      if (timeout) timers.set(id, setTimeout(removeToast, timeout, id));
      return id;
    },
    dismissToast(id) {
      const toast = toasts.peek().get(id);
      removeToast(id);
      toast?.onDismiss?.();
    },
    dispose() {
      [...timers.keys()].forEach(stopTimer);
    },
  };
}
