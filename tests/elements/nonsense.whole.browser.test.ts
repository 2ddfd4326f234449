// Markup that means nothing, for all elements.
import { elements, ofStore, takeNonsense } from './take-nonsense';

takeNonsense(elements, ofStore);
