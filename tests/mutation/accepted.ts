// Mutants that live, and why they may: the line, what a part of it becomes, and the reason.

export interface Accepted {
  file: string;
  /** As it is in the file, trimmed. */
  line: string;
  to: string;
  why: string;
}

export const accepted: Accepted[] = [];
