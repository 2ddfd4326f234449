// @vitest-environment happy-dom
// Shoppers are not sent what contracts say for documents.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst, transformWithOxc, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { bareContracts } from '../../../elements/build/bare-contracts';
import { contracts } from '../../../elements/build/contracts';
import { configAttributes } from '../../../elements/kit/config-attributes';

const root = resolve(import.meta.dirname, '../../..');

/** A file of the elements as the build has it; undefined where the plugin does not look at it. */
async function built(path: string): Promise<string | undefined> {
  const file = join(root, 'elements', path);
  const { transform } = bareContracts() as {
    transform: Extract<Plugin['transform'], { handler: unknown }> & { filter: { id: RegExp } };
  };
  if (!transform.filter.id.test(file)) return undefined;
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const handler = transform.handler as (this: object, code: string) => { code: string } | null;
  return handler.call({ parse: parseAst }, code)?.code ?? code;
}

it.each(contracts)('of $tag neither sentences nor the example', async (contract) => {
  const name = contract.tag.replace('airside-', '');
  const code = await built(`tags/${name}/${name}.ts`);
  const { summary, example, attributes, events, slots, parts } = contract;
  const described = [...Object.values(attributes), ...Object.values(events)].map(
    ({ description }) => description,
  );
  const sentences = [summary, example, ...described, ...Object.values(slots), ...Object.values(parts)];
  for (const sentence of sentences.filter((text) => text)) expect(code).not.toContain(sentence);
});

it('of the attributes that say which shop their names alone', async () => {
  const code = await built('kit/config-attributes.ts');
  for (const [name, sentence] of Object.entries(configAttributes)) {
    expect(code).toContain(name);
    expect(code).not.toContain(sentence);
  }
});
