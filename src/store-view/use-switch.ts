// Changes store view or currency, and says so when that did not work.
import { useText } from '../words/use-text';
import { useStorefront } from '../use-storefront';

/** `change` answers false for a code that the backend does not list. */
export function useSwitch(change: (code: string) => Promise<boolean>): (code: string) => void {
  const { toasts } = useStorefront();
  const text = useText();
  const failed = () =>
    toasts.addToast({ type: 'error', message: text('navigation.switchFailed'), dismissable: true });
  return (code) => void change(code).then((isDone) => (isDone ? undefined : failed()), failed);
}
