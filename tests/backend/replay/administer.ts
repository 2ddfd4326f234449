// What an administrator did to orders between the recorded requests.
import type { Database } from '../../../demo-host/backend/database';
import type { Step } from './recording';

/** Not served yet: orders stay as they were placed. */
export function administer(_db: Database, _now: Date, step: Step): void {
  if (!step.do?.startsWith('order_')) throw new Error(`unknown step ${step.do}`);
}
