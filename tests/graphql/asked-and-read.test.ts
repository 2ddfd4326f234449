// What the shop asks a backend for it reads, or it does not ask for it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => !name.startsWith('graphql/'))
  .map((name) => join('src', name));
const textOf = (ending: RegExp) =>
  files.filter((name) => ending.test(name)).map((name) => readFileSync(name, 'utf8'));

const words = new Set(textOf(/\.tsx?$/).flatMap((text) => text.match(/\b[a-z_]\w*\b/gi) ?? []));

/** Names of the fields without fields of their own, as the answer has them. */
function leavesOf(document: string): string[] {
  const leaves: string[] = [];
  visit(parse(document), {
    Field({ alias, name, selectionSet }, _key, _parent, _path, ancestors) {
      // That a mutation is done is its answer.
      const isRoot = ancestors.filter((node) => 'kind' in node && node.kind === 'Field').length === 0;
      if (!selectionSet && !isRoot) leaves.push((alias ?? name).value);
    },
  });
  return leaves;
}

it('reads every field that it asks for', () => {
  const unread = new Set(
    textOf(/\.graphql$/)
      .flatMap(leavesOf)
      .filter((name) => !words.has(name)),
  );
  expect([...unread]).toEqual([]);
});
