// What a check needs to know of a backend: its complaints about a document, and whether it has one thing.

export interface Complaint {
  message: string;
  locations?: readonly { line: number; column: number }[];
}

/** Never executes a document. */
export interface Validator {
  /** What is wrong with the document, or nothing; a backend may tell its first complaint only. */
  complaints(document: string, variables?: Record<string, unknown>): Promise<readonly Complaint[]>;
  /** 'Customer.groupId', 'Query.cart(terminal:)', 'ProductAttributeFilterInput.is_new'. */
  has(coordinate: string): Promise<boolean>;
}

/** Nothing can be said of the target; the message is one line for people. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}

export interface Coordinate {
  type: string;
  field: string;
  argument?: string;
}

export function readCoordinate(coordinate: string): Coordinate {
  const [, type, field, argument] = /^(\w+)\.(\w+)(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  if (!type || !field) throw new Error(`not a coordinate: ${coordinate}`);
  return { type, field, ...(argument ? { argument } : {}) };
}
