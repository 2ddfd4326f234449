// Shows every unhandled error in a toast; dismissing the toast marks the error handled (behaviour 8).
import { effect, untracked } from '@preact/signals-core';
import type { Text } from '../words/text';
import type { AppState } from './state';
import type { Toasts } from './toasts';

/** `reload` is offered by the toast of a crash, and dismissing that does it; absent where the page is not ours to reload. */
export function showUnhandledErrors(
  app: AppState,
  toasts: Toasts,
  text: Text,
  reload?: () => void,
): () => void {
  const shown = new Set<string>();
  return effect(() => {
    for (const { id, error, location, crashed } of app.unhandledErrors.value) {
      if (shown.has(id)) continue;
      shown.add(id);
      untracked(() =>
        toasts.addToast({
          type: 'error',
          id: `unhandled:${id}`,
          message: `${text('app.unexpectedError')}\n${text('app.debug', { id, location, error: error.message })}`,
          timeout: 15000,
          dismissable: true,
          ...(crashed && reload ? { actionText: text('app.reload'), onAction: reload } : {}),
          onDismiss: () => {
            app.markErrorHandled(id);
            if (crashed) reload?.();
          },
        }),
      );
    }
  });
}
