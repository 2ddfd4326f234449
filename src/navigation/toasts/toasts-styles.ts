// The sheet of the toasts, to be put after uiStyles.
import toasts from './toasts.css?inline';

export const toastsStyles: readonly string[] = [toasts];
