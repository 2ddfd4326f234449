// What goes well with what is in the cart, below it: asked for once the shopper is near, and not there where a shop has nothing to say.
import { useState } from 'react';
import '../../words/catalogue/pairings';
import type { Cart } from '../../cart/cart';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { useText } from '../../words/use-text';
import { QuickAdd } from '../purchase/QuickAdd';
import { Rail, railLength, RailRow } from '../shelf/ProductRail';
import { useLive } from '../use-live';
import { useNear } from '../use-near';
import { shelfOfPairings } from './pairings';
import pairingsCss from './pairings.css?inline';

const styles = [pairingsCss];

/** Of a long cart the first lines say enough. */
const asked = 10;

const skusOf = (cart: Cart | undefined): string[] => [
  ...new Set(cart?.items.slice(0, asked).map(({ sku, parentSku }) => parentSku ?? sku)),
];

export function CartPairings() {
  useStyles(styles);
  const { cart } = useStorefront();
  const { ref, isNear } = useNear<HTMLDivElement>();
  // As the cart was found: a shelf does not change under the hand that takes from it.
  const [inCart] = useState(() => skusOf(cart.details.peek()));
  return (
    <div className="pairings" ref={ref}>
      {isNear && <Paired inCart={inCart} />}
    </div>
  );
}

function Paired({ inCart }: { inCart: readonly string[] }) {
  const text = useText();
  const shelf = useLive((storefront) => shelfOfPairings(storefront, inCart), inCart.join()).value;
  const products = shelf?.products.value?.slice(0, railLength);
  if (!products?.length) return null;
  const title = text('pairings.title');
  return (
    <Rail title={title}>
      <RailRow id="pairings" title={title} products={products} action={QuickAdd} />
    </Rail>
  );
}
