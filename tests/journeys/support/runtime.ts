// Which of the two builds the journeys are walked in: said once per project in playwright.config.ts.
import { test } from '@playwright/test';
import type { Runtime } from '../../../demo-host/runtimes';

/** 'react' is the default build, 'preact' the one for embeds (`?runtime=embed` of the host pages). */
export type { Runtime };

/** Of the project that runs now; to be asked in tests and hooks. */
export function runtime(): Runtime {
  return (test.info().project.metadata as { runtime: Runtime }).runtime;
}
