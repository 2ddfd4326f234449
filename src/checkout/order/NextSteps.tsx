// What happens after an order, when, and whom to ask: what editors have written for its receipt.
import { CmsHtml } from '../../content/cms/CmsHtml';
import { createBlocks } from '../../content/cms/blocks';
import { useStorefront } from '../../use-storefront';

/** CMS block; nothing where there is none. */
const block = 'order-next-steps';

export function NextSteps() {
  const { html } = useStorefront().feature(createBlocks).block(block).value;
  return html ? (
    <section className="checkout-next">
      <CmsHtml html={html} demote />
    </section>
  ) : null;
}
