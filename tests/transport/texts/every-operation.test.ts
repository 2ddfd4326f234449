// Every text of every answer: what a merchant names is read once, and everything else stays as it came.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, visit } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { coded, codedShop, marksIn, read } from './coded-shop';
import { asTheyCame, texts } from './known-texts';

type Document = TypedDocumentNode<Record<string, unknown>, Record<string, unknown>>;
const files = import.meta.glob<Record<string, Document>>('../../../src/graphql/generated/*.ts', {
  eager: true,
});
const documents = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(({ kind }) => kind === Kind.DOCUMENT)
  .map((document) => {
    const [first] = document.definitions as unknown as { operation: string; name: { value: string } }[];
    return { document, isQuery: first!.operation === 'query', name: first!.name.value };
  });

/** Types that it asks something of, apart from others. */
function typesIn(document: Document): string[] {
  const found = new Set<string>();
  const note = ({ typeCondition }: { typeCondition?: { name: { value: string } } }) =>
    void (typeCondition && found.add(typeCondition.name.value));
  visit(document, { InlineFragment: note, FragmentDefinition: note });
  return [...found];
}

let preferred: string | undefined;
const { transport, asked } = codedShop(() => preferred);
afterAll(() => transport.dispose());

const ask = (document: Document, isQuery: boolean) =>
  isQuery
    ? transport.query(document, {}, { policy: 'network-only', needs: (data) => data })
    : transport.mutate(document, {}, { ifLost: 'harmless' });

describe('every answer', () => {
  it.each(documents)('$name', async ({ document, isQuery }) => {
    const wrong: string[] = [];
    for (preferred of [undefined, ...typesIn(document)])
      for (const { field, words } of marksIn(JSON.stringify(await ask(document, isQuery))))
        if (words !== (texts.has(field) ? read : coded)) wrong.push(`${field}: ${words}`);
    expect(wrong).toEqual([]);
  });

  it('has no text that is not known, and none is known that is not asked for', () => {
    expect(documents.length).toBeGreaterThan(85);
    expect([...asked].filter((field) => !texts.has(field) && !asTheyCame.has(field)).sort()).toEqual([]);
    expect([...texts, ...asTheyCame].filter((field) => !asked.has(field)).sort()).toEqual([]);
  });
});
