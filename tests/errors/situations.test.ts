// The list of rows is SPEC 8's, where SPEC is at hand.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharedDir, sharedMissing } from '../support/shared';
import { situations } from './situations';

const shared = sharedDir();

test(`SPEC 8: the tests have a row for each of its rows${shared ? '' : ` (skipped: ${sharedMissing})`}`, ({
  skip,
}) => {
  if (!shared) return skip(sharedMissing);
  const [, chapter = ''] = readFileSync(resolve(shared, 'SPEC.md'), 'utf8').split(/^## 8\. .*$/m);
  const [table = ''] = chapter.split(/^## /m);
  const rows = [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, first]) => first);
  expect(rows.slice(1).filter((row) => !/^-+$/.test(row ?? ''))).toEqual(situations);
});
