// The sheets of the checkout, without those of the building blocks.
import { cartLinesStyles } from '../cart/styles';
import page from './checkout.css?inline';
import receipt from './receipt.css?inline';

export const checkoutStyles: readonly string[] = [...cartLinesStyles, page, receipt];
