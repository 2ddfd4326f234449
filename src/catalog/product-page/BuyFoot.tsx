// The foot of a phone's product page once the button is out of sight: price, size, stock and the button, or how many are in the cart.
import { useEffect, useRef, useState, type RefObject } from 'react';
import '../../words/catalogue/buy-foot';
import '../../words/catalogue/product';
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { shopperMessage } from '../../transport/errors';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { PageFoot } from '../../ui/page-foot/PageFoot';
import { Price } from '../../ui/price/Price';
import { isFocusLost } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { quantityBounds } from '../product-rules';
import type { Buying } from '../purchase/BuyBox';
import footCss from './buy-foot.css?inline';

const styles = [footCss];

export interface BuyFootProps extends Buying {
  /** Of the product. */
  name: string;
  /** Of what is chosen: "700 ml". */
  size?: string;
}

export function BuyFoot(props: BuyFootProps) {
  useStyles(styles);
  const text = useText();
  return (
    <PageFoot of={props.row} label={text('catalog.buyNamed', { name: props.name })} part="buy-foot">
      <Foot {...props} />
    </PageFoot>
  );
}

function Foot({ name, size, offer, isSoldOut, sold, missing, busy, problem, add }: BuyFootProps) {
  const text = useText();
  const { cart } = useStorefront();
  const [refused, setRefused] = useState<string>();
  const line = cart.details.value?.items.find((item) => item.sku === sold.sku);
  const pieces = line ? (cart.wantedOf(line) ?? line.quantity) : 0;
  const tools = useFocusKept(pieces > 0);

  const change = async (quantity: number) => {
    setRefused(undefined);
    if (!line || (await cart.updateItem(line.uid, quantity))) return;
    const error = quantity > 0 ? cart.updateItemError.peek() : cart.removeItemError.peek();
    setRefused(shopperMessage(error, text('catalog.changeFailed')));
  };
  const stock = isSoldOut
    ? text('catalog.soldOut')
    : missing.length > 0
      ? text('catalog.choose', { options: missing.join(', ') })
      : sold.onlyLeft !== undefined
        ? text('catalog.onlyLeft', { n: sold.onlyLeft })
        : text('catalog.inStock');
  const said = refused ?? (pieces > 0 ? undefined : problem);

  return (
    <>
      <div className="buy-foot-what">
        {offer && <Price final={offer.final} regular={offer.regular} from={offer.isFrom} saving={false} />}
        <p className={classNames('buy-foot-note', said && 'buy-foot-problem')} role={refused && 'alert'}>
          {said ?? [size, stock].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="buy-foot-tools" ref={tools}>
        {line && pieces > 0 ? (
          <QuantityStepper
            label={text('catalog.inCartNamed', { name })}
            value={pieces}
            min={0}
            max={line.maxQuantity ?? quantityBounds(sold, 0).max}
            onChange={(quantity) => void change(quantity)}
          />
        ) : (
          <Button
            wide
            busy={busy}
            aria-disabled={isSoldOut || undefined}
            onClick={() => {
              setRefused(undefined);
              add();
            }}
          >
            {text(
              isSoldOut
                ? 'catalog.soldOut'
                : missing.length > 0
                  ? 'catalog.chooseOptions'
                  : 'catalog.addToCart',
            )}
          </Button>
        )}
      </div>
    </>
  );
}

/** What was pressed has given way to something else: the focus goes on to its last button. */
function useFocusKept(state: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const buttons = place.current?.querySelectorAll('button') ?? [];
    if (isFocusLost()) [...buttons].at(-1)?.focus({ preventScroll: true });
  }, [state]);
  return place;
}
