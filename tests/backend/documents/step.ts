// One document of a visit: what is asked, what is remembered of the answer for later, and the refusal that is right.
export interface Step {
  document: string;
  /** `$name` stands for something remembered. */
  variables?: Record<string, unknown>;
  /** Paths into the answer by the name they are remembered under. */
  keep?: Record<string, string>;
  /** The message of the refusal; without it nothing may be refused. */
  error?: string;
}
