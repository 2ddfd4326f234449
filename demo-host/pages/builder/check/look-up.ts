// Asks the shop whether what a page names is there: products, categories, blocks, pages, events.
import { attribute, type PageElement } from './html/tree';
import type { Finding } from './finding';
import { originsOf, readPage, type CheckedPage, type CheckInput } from './page';
import type { Choices } from '../choices';
import type { ChoicesFor } from '../shop-data';

interface Named {
  element: PageElement;
  name: string;
  value: string;
  choices: Choices;
}

const things: Record<string, string> = {
  sku: 'product',
  skus: 'product',
  'url-key': 'product',
  'category-uid': 'category',
  brand: 'brand',
  'event-id': 'event',
};

const thingOf = ({ element, name }: Named): string =>
  things[name] ??
  (element.name === 'airside-cms-page'
    ? 'page'
    : element.name === 'airside-cms-block'
      ? 'block'
      : 'category');

/** Nothing is asked for a page of another shop, and nothing is said where this one does not answer. */
export async function lookUp(
  input: CheckInput,
  endpoint: string,
  choicesFor: ChoicesFor,
): Promise<Finding[]> {
  const page = readPage(input);
  const { backend } = originsOf(page);
  if (backend.length > 0 && !backend.includes(new URL(endpoint).origin)) return [];
  const findings = await Promise.all(
    page.elements
      .flatMap((element) => namedBy(element, page, choicesFor))
      .map(async (named) => ((await isMissing(named)) ? [finding(named, page)] : [])),
  );
  return findings.flat();
}

function namedBy(element: PageElement, { contracts }: CheckedPage, choicesFor: ChoicesFor): Named[] {
  return Object.keys(contracts.get(element.name)?.attributes ?? {}).flatMap((name) => {
    const choices = choicesFor(element.name, name);
    // A product's uid is none of what a shop can be asked for.
    const isAskable = choices && !(element.name === 'airside-product-page' && name === 'uid');
    const text = attribute(element, name)?.trim() ?? '';
    // What no template has filled in is another finding.
    if (!isAskable || /[{}<>$%]/.test(text)) return [];
    const values = name === 'skus' ? text.split(/[\s,]+/) : [text];
    return values.filter(Boolean).map((value) => ({ element, name, value, choices }));
  });
}

const isMissing = ({ value, choices }: Named): Promise<boolean> =>
  choices.find(value).then(
    (found) => !found,
    () => false,
  );

function finding(named: Named, page: CheckedPage): Finding {
  const { element, name, value } = named;
  const given = element.attributes.find((each) => each.name === name);
  const thing = thingOf(named);
  const canHide = 'hide-empty' in (page.contracts.get(element.name)?.attributes ?? {});
  return {
    rule: 'not-in-shop',
    severity: 'error',
    line: page.lineOf(given?.start ?? element.start),
    title: `There is no ${thing} “${value.slice(0, 60)}”`,
    effect: `<${element.name}> finds nothing, or the shop does not show it to everybody.`,
    mend: `Check ${name}: “Build” chooses it by name.${canHide ? ' With hide-empty nothing shows where it is gone.' : ''}`,
  };
}
