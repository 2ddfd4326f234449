// Every text of every answer: what a merchant names is read once, and everything else stays as it came.
import { parse, visit } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { shopDocuments, type ShopDocument } from '../../support/documents';
import { coded, codedShop, marksIn, read } from './coded-shop';
import { asTheyCame, texts } from './known-texts';

/** Types that it asks something of, apart from others. */
function typesIn(document: string): string[] {
  const found = new Set<string>();
  const note = ({ typeCondition }: { typeCondition?: { name: { value: string } } }) =>
    void (typeCondition && found.add(typeCondition.name.value));
  visit(parse(document), { InlineFragment: note, FragmentDefinition: note });
  return [...found];
}

let preferred: string | undefined;
const { transport, asked } = codedShop(() => preferred);
afterAll(() => transport.dispose());

const ask = ({ document, kind }: ShopDocument) =>
  kind === 'query'
    ? transport.query(document, {}, { policy: 'network-only', needs: (data) => data })
    : transport.mutate(document, {}, { ifLost: 'harmless' });

describe('every answer', () => {
  it.each(shopDocuments)('$name', async (one) => {
    const wrong: string[] = [];
    for (preferred of [undefined, ...typesIn(one.document)])
      for (const { field, words } of marksIn(JSON.stringify(await ask(one))))
        if (words !== (texts.has(field) ? read : coded)) wrong.push(`${field}: ${words}`);
    expect(wrong).toEqual([]);
  });

  it('has no text that is not known, and none is known that is not asked for', () => {
    expect(shopDocuments.length).toBeGreaterThan(85);
    expect([...asked].filter((field) => !texts.has(field) && !asTheyCame.has(field)).sort()).toEqual([]);
    expect([...texts, ...asTheyCame].filter((field) => !asked.has(field)).sort()).toEqual([]);
  });
});
