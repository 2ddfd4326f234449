// The sheet of saved payments, to be put after uiStyles.
import payments from './saved-payments.css?inline';

export const savedPaymentsStyles: readonly string[] = [payments];
