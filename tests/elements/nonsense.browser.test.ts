// Markup that means nothing, for one element of three.
import { elements, ofStore, takeNonsense } from './take-nonsense';

const oneOfThree = (_: unknown, index: number) => index % 3 === 0;

/** All of them, and in WebKit: nonsense.whole.browser.test.ts. */
takeNonsense(elements.filter(oneOfThree), ofStore.filter(oneOfThree));
