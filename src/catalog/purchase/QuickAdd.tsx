// A button on the picture of a card, which puts the product into the cart; one with options asks for them in a window.
import { useState } from 'react';
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/product';
import { useText } from '../../words/use-text';
import { latePart } from '../../late/late-part';
import { useElementEvents } from '../../ui/element-events';
import { IconButton } from '../../ui/icon/IconButton';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { createSkuAnswers, whenAnswered } from '../by-sku/sku-answers';
import type { BuyableProduct, ProductSummary } from '../product';
import { usePurchase } from './use-purchase';
import quickAdd from './quick-add.css?inline';

const OptionsDialog = latePart(async () => ({ default: (await import('./OptionsDialog')).OptionsDialog }));

const styles = [quickAdd];

export interface QuickAddEvents {
  /** The product is in the cart. */
  onItemAdded(detail: ItemEvent): void;
}

/** Its place is there on every card, so that none looks otherwise. */
export function QuickAdd({ product }: { product: ProductSummary }) {
  useStyles(styles);
  return (
    <div className="quick-add">
      {product.inStock && product.offer && <QuickAddButton product={product} />}
    </div>
  );
}

function QuickAddButton({ product }: { product: ProductSummary }) {
  const text = useText();
  const { onItemAdded } = useElementEvents<QuickAddEvents>();
  const purchase = usePurchase(onItemAdded);
  const choosing = useChoosing(product);
  const { name, isConfigurable } = product;

  const press = async () => {
    purchase.clearMessage();
    const known = isConfigurable ? await choosing.ask() : { ...product, options: [], variants: [] };
    if (known?.options.length === 0) await purchase.add(known, {}, 1);
  };
  const { tone, text: said } = purchase.message ?? choosing.message ?? {};
  return (
    <>
      <IconButton
        className="quick-add-button"
        icon={tone === 'success' ? 'check' : 'bag'}
        label={`${text(isConfigurable ? 'catalog.chooseOptions' : 'catalog.addToCart')}: ${name}`}
        aria-haspopup={isConfigurable ? 'dialog' : undefined}
        aria-busy={purchase.busy || choosing.isAsking || undefined}
        {...(isConfigurable ? OptionsDialog.intent : {})}
        onClick={() => void press()}
      />
      <span role="status" className={tone === 'error' ? 'quick-add-said' : 'visually-hidden'}>
        {said}
      </span>
      {choosing.product && (
        <OptionsDialog
          open={choosing.isOpen}
          onClose={choosing.close}
          product={choosing.product}
          startQuantity={1}
          onItemAdded={onItemAdded}
        />
      )}
    </>
  );
}

/** What has to be known before something can be chosen is asked for by the press, with the code for it, and opens the window. */
function useChoosing({ sku, name }: ProductSummary) {
  const text = useText();
  const answers = useStorefront().feature(createSkuAnswers);
  const [state, setState] = useState<'asking' | 'open' | 'failed'>();
  const [product, setProduct] = useState<BuyableProduct>();
  return {
    product,
    isOpen: state === 'open',
    isAsking: state === 'asking',
    message: state === 'failed' ? { tone: 'error', text: text('catalog.addFailed', { name }) } : undefined,
    close: () => setState(undefined),
    async ask(): Promise<BuyableProduct | undefined> {
      setState('asking');
      void OptionsDialog.preload();
      const answer = answers.bySku(sku);
      if (answer.peek().error) answers.reloadSku(sku);
      const { product: known } = await whenAnswered(answer);
      const asks = known && known.options.length > 0;
      if (asks) setProduct(known);
      setState(asks ? 'open' : known ? undefined : 'failed');
      return known;
    },
  };
}
