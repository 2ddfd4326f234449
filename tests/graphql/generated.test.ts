import { readFileSync, readdirSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import { expect, test } from 'vitest';
import config from '../../codegen';

const folder = 'src/graphql/generated';

test('what codegen would write is what is committed', async () => {
  const { beforeOneFileWrite } = config.hooks as { beforeOneFileWrite(path: string, text: string): string };
  const files: { filename: string; content: string }[] = await generate({ ...config, silent: true }, false);
  const written = files.map(({ filename, content }) => [filename, beforeOneFileWrite(filename, content)]);
  const committed = readdirSync(folder).map((name) => [
    `${folder}/${name}`,
    readFileSync(`${folder}/${name}`, 'utf8'),
  ]);
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(committed));
});
