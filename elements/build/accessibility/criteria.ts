// WCAG 2.2, all criteria of A and AA: what proves each, or why it does not apply. docs/accessibility.md is made of it.
import type { Criterion } from './criterion.ts';
import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import { understandable } from './understandable.ts';

export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable];
