// What the server learns of a backend that lacks a field, from whoever asks first.
import { buildSchema, graphql } from 'graphql';
import { expect, it } from 'vitest';
import { createAskBackend } from '../../server/pages/ask-backend';

const schema = buildSchema('type Query { name: String, here(id: ID): String }');
const endpoint = 'https://shop.test/graphql';

/** A stock backend, which looks at the whole question before it answers. */
function backend(answer?: (query: string) => object | undefined) {
  const asked: string[] = [];
  const ask = createAskBackend(async (request) => {
    const parameters = new URL(request.url).searchParams;
    const source = parameters.get('query')!;
    asked.push(source);
    const variableValues = JSON.parse(parameters.get('variables')!) as Record<string, unknown>;
    const rootValue = { name: 'Airside', here: 'yes' };
    return Response.json(answer?.(source) ?? (await graphql({ schema, source, rootValue, variableValues })));
  }, endpoint);
  return { ask, asked };
}

it('answers all who ask at the start, whoever is told first what is missing', async () => {
  const { ask } = backend();
  const answers = await Promise.all([1, 2, 3].map(() => ask('{ name away }')));
  expect(answers).toEqual([{ name: 'Airside' }, { name: 'Airside' }, { name: 'Airside' }]);
});

it('leaves out what is missing from then on', async () => {
  const { ask, asked } = backend();
  await ask('{ name away }');
  expect(await ask('{ name away here }')).toEqual({ name: 'Airside', here: 'yes' });
  expect(asked).toHaveLength(3);
});

it('leaves out a variable too of which only what is missing made use', async () => {
  const { ask, asked } = backend();
  const query = 'query Event($id: ID!, $place: ID) { name away(id: $id) here(id: $place) }';
  expect(await ask(query, { id: '1' })).toEqual({ name: 'Airside', here: 'yes' });
  expect(asked.at(-1)).toContain('($place: ID)');
});

it('forgets nothing of what every Magento has: such a backend is being set up anew', async () => {
  let isUpgraded = false;
  const { ask } = backend(() =>
    isUpgraded ? undefined : { errors: [{ message: 'Cannot query field "name" on type "Query".' }] },
  );
  await expect(ask('{ name }')).rejects.toThrow('Cannot query field "name"');
  isUpgraded = true;
  expect(await ask('{ name }')).toEqual({ name: 'Airside' });
});
