// What the checker has to say about a page.

/** error: does not work. warning: works only by luck, or only for some. notice: good to know. */
export type Severity = 'error' | 'warning' | 'notice';

export interface Finding {
  /** Name of the rule, for tests and for whoever counts. */
  rule: string;
  severity: Severity;
  /** Counted from 1; 0 where it is about the page as a whole. */
  line: number;
  /** What is wrong, in a few words. */
  title: string;
  /** What happens because of it. */
  effect: string;
  /** How to mend it. */
  mend: string;
  /** What to write instead, to copy. */
  code?: string;
}

const order: Record<Severity, number> = { error: 0, warning: 1, notice: 2 };

/** The worst first; of equally bad ones the first on the page. */
export function byImportance(a: Finding, b: Finding): number {
  return order[a.severity] - order[b.severity] || a.line - b.line;
}
