// A criterion of WCAG 2.2, with the tests that prove it.

/** Below `tests`, and the test's name as it is written there. */
export type Proof = readonly [file: string, test: string];

export interface Criterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** How the shop meets it, in a sentence. */
  met: string;
  /** None: it does not apply, as `met` says. */
  proofs: readonly Proof[];
}

export const row = (
  number: string,
  level: Criterion['level'],
  name: string,
  met: string,
  ...proofs: Proof[]
): Criterion => ({ number, level, name, met, proofs });
