// The list of rows is that of the table in docs/behaviour.md, section 8.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { situations } from './situations';

test('behaviour 8: the tests have a row for each of its rows', () => {
  const text = readFileSync(new URL('../../docs/behaviour.md', import.meta.url), 'utf8');
  const [, section = ''] = /^## 8\. .*?$(.*?)^## /ms.exec(text) ?? [];
  const [, , ...rows] = [...section.matchAll(/^\| (.+?) +\| /gm)].map(([, first]) => first);
  expect(rows).toEqual(situations);
});
