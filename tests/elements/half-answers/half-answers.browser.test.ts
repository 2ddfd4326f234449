// behaviour 7.3: what people buy by, with half an answer.
import { elements } from './half-page';
import { showHalves } from './show-halves';

/** The others: half-answers.whole.browser.test.ts. */
const first = ['product-page', 'product-list', 'category-page', 'cart-page', 'checkout', 'order-history'];

showHalves(elements.filter(({ tag }) => first.includes(tag.replace('airside-', ''))));
