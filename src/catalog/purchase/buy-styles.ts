// The sheets of all that buys: choice of options, quantity and button. To be put after uiStyles.
import price from '../../ui/price/price.css?inline';
import stepper from '../../ui/form/stepper.css?inline';
import buy from './buy.css?inline';
import purchase from './purchase.css?inline';

export const buyStyles: readonly string[] = [price, stepper, purchase, buy];
