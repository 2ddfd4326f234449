// What a check found, as an object: `--json` prints exactly this.

export interface MissingPart {
  /** 'Customer.groupId', 'Query.cart(terminal:)'. */
  coordinate: string;
  /** The feature that is hidden without it; absent when the shop needs it. */
  hides?: string;
}

export interface OperationReport {
  name: string;
  kind: 'query' | 'mutation';
  /** Heading that it is shown under. */
  feature: string;
  /** missing: the shop cannot send it, or not get from it what it needs. */
  status: 'works' | 'works-without' | 'missing';
  /** False when the shop only hides a feature without this operation. */
  needed: boolean;
  missing: MissingPart[];
  /** Why it is refused, in the backend's words. */
  refusal?: string;
}

export interface ExtensionReport {
  coordinate: string;
  present: boolean;
  hides: string;
  addedBy: 'module' | 'attribute';
}

/** problem: the shop needs it; note: something works differently or less well. */
export type CheckStatus = 'ok' | 'note' | 'problem';

export interface ConnectionCheck {
  name: string;
  status: CheckStatus;
  message: string;
  /** Lines to copy or to read on. */
  details?: string[];
}

export interface Report {
  /** Version of this shape. */
  version: 1;
  /** As given. */
  target: string;
  source: 'sdl' | 'introspection' | 'live-introspection' | 'live-probing';
  /** The Magento that it resembles, e.g. '2.4.8'; undefined when it resembles none. */
  magento?: string;
  operations: OperationReport[];
  extensions: ExtensionReport[];
  /** Of a live endpoint only. */
  connection: ConnectionCheck[];
  summary: { works: number; worksWithout: number; missing: number; neededMissing: number; problems: number };
  /** Nothing that the shop needs is missing. */
  ok: boolean;
}
