// behaviour 7.3: all elements, with half an answer.
import { elements } from './half-page';
import { showHalves } from './show-halves';

showHalves(elements);
