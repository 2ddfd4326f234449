// The sheets of saved payments, to be put after uiStyles.
import tag from '../../ui/tag.css?inline';
import payments from './saved-payments.css?inline';

export const savedPaymentsStyles: readonly string[] = [tag, payments];
