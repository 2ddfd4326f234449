// The sheets of the checkout, without those of the building blocks.
import { cartLinesStyles } from '../cart/styles';
import control from '../ui/form/control.css?inline';
import choice from '../ui/form/choice.css?inline';
import field from '../ui/form/field.css?inline';
import page from './checkout.css?inline';
import step from './checkout-step.css?inline';
import summary from './order/order-summary.css?inline';

export const checkoutStyles: readonly string[] = [
  control,
  field,
  choice,
  ...cartLinesStyles,
  page,
  step,
  summary,
];
