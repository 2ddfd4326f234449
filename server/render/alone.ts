// One element for a page of another site, with its answers and the script that holds back prices which are no longer true.
import { ProductsBySkuDocument, toldKey } from '../../src/catalog/by-sku/api';
import { ProductShelfDocument } from '../../src/catalog/shelf/shelf-api';
import type { ProductsBySkuQuery } from '../../src/graphql/generated/catalog-by-sku';
import { createStorefront } from '../../src/storefront';
import { nameOf } from '../../src/transport/answers/give-answers';
import type { PageAnswers } from '../../src/transport/answers/page-answers';
import { ownElement } from '../pages/document/early-script';
import { answersElement, type FirstScreensOptions, type ServedElement } from '../pages/document/first-screen';
import { configOf } from './config-of';
import { draw, type Piece } from './draw';
import { withoutInlineStyles } from './inline-styles';
import { bare, element } from './markup';
import { createRecorder, inOrder, type Recorder } from './recorder';
import { alone, isDrawnAlone } from './screens';
import { sheetAddress } from './sheets';

export async function drawAlone(
  options: FirstScreensOptions,
  tag: string,
  given: Record<string, string>,
): Promise<ServedElement | undefined> {
  const contract = alone.get(tag);
  if (!contract) return undefined;
  const own = Object.entries(given).filter(([name]) => Object.hasOwn(contract.attributes, name));
  const piece: Piece = { contract, attributes: Object.fromEntries(own) };
  const left: ServedElement = { html: bare(piece), isDrawn: false, tags: [] };
  if (!isDrawnAlone(tag, piece.attributes)) return left;
  const { shopUrl, missingFields } = options;
  const recorder = createRecorder(options.fetch);
  const overrides = { fetch: recorder.fetch, url: new URL(shopUrl) };
  const storefront = createStorefront(configOf(options, false), overrides);
  try {
    await storefront.transport.preload();
    const { html, isLate } = await draw([piece], storefront, recorder.isAsking, true);
    if (isLate || isUnanswered(recorder)) return left;
    const { at, data } = inOrder(recorder.answers);
    const light = answersElement({ at, data: bySkuApart(data) }) + ownElement(at, missingFields?.known());
    const served = element(piece, withoutInlineStyles(html[0] ?? ''), shopUrl + sheetAddress(tag), light);
    return { html: served, isDrawn: true, tags: [...recorder.tags] };
  } finally {
    storefront.dispose();
  }
}

/** Without its products an element is drawn by the browser, which asks again, and says what it knows. */
const isUnanswered = ({ failed }: Recorder): boolean =>
  [ProductsBySkuDocument, ProductShelfDocument].some((question) => failed.has(nameOf(question)));

/** What an element has asked together is asked otherwise on a page with others: there is an answer for each SKU. */
function bySkuApart(data: PageAnswers['data']): PageAnswers['data'] {
  const entries = Object.entries(data).flatMap(([key, answer]) => {
    const [, variables] = key.split(nameOf(ProductsBySkuDocument));
    return variables ? eachSku(variables, answer as ProductsBySkuQuery) : [[key, answer] as const];
  });
  return Object.fromEntries(entries);
}

function eachSku(variables: string, { products }: ProductsBySkuQuery) {
  const { skus } = JSON.parse(variables) as { skus: string[] };
  return skus.map((sku) => {
    const items = products?.items?.filter((item) => item?.sku?.toLowerCase() === sku.toLowerCase());
    return [toldKey(sku), { products: { ...products, items } }] as const;
  });
}
