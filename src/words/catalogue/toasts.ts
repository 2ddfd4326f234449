// Texts of the messages at the edge of the page, among those of navigation.
import { addWords } from '../known';

export const toasts = {
  toasts: 'Messages',
  dismiss: 'Dismiss',
} as const;

addWords({ navigation: toasts });
