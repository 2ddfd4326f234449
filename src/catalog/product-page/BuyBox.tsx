// Choosing and buying one product: options, price, what is left, how many, and the button.
import { useId, useRef, useState } from 'react';
import '../../locale/en_US/catalog';
import '../../locale/en_US/product';
import { useText } from '../../locale/use-text';
import { Button } from '../../ui/Button';
import { Price } from '../../ui/Price';
import { QuantityStepper } from '../../ui/QuantityStepper';
import { useStorefront } from '../../use-storefront';
import { choiceState, choose, chosenVariant, missingOptions, offerFor, type Choice } from './option-choice';
import { OptionChips } from './OptionChips';
import type { BuyableProduct } from '../product';
import { inCart, leftToBuy } from '../product-rules';
import { PurchaseStatus } from './PurchaseStatus';
import { usePurchase, type ItemAdded } from './use-purchase';

export interface BuyBoxProps {
  product: BuyableProduct;
  choice: Choice;
  startQuantity?: number;
  onChoice: (choice: Choice) => void;
  onItemAdded?: (detail: ItemAdded) => void;
}

export function BuyBox({ product, choice, startQuantity = 1, onChoice, onItemAdded }: BuyBoxProps) {
  const { cart } = useStorefront();
  const text = useText();
  const id = useId();
  const choices = useRef<HTMLDivElement>(null);
  const [quantity, setQuantity] = useState(startQuantity);
  const [asked, setAsked] = useState(false);
  const purchase = usePurchase(onItemAdded);
  const variant = chosenVariant(product, choice);
  const offer = offerFor(product, choice);
  const isSoldOut = choiceState(product, choice) !== 'available';
  const onlyLeft = variant ? variant.onlyLeft : product.onlyLeft;
  const left = leftToBuy(onlyLeft, inCart(cart.details.value?.items, variant?.sku ?? product.sku));
  const most = left === undefined ? undefined : Math.max(1, left);
  const pieces = most === undefined ? quantity : Math.min(quantity, most);

  const add = async () => {
    setAsked(true);
    const [first] = missingOptions(product, choice);
    if (first)
      choices.current
        ?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(first.code)}"] input:not(:disabled)`)
        ?.focus();
    if (await purchase.add(product, choice, pieces)) setQuantity(startQuantity);
  };

  return (
    <>
      <div className="buy-choice" ref={choices}>
        <div className="buy-price">
          {(offer || product.isPriceHidden) && (
            <Price
              size="large"
              final={offer?.final ?? { value: 0, currency: 'USD' }}
              regular={offer?.regular}
              from={offer?.isFrom}
              hidden={product.isPriceHidden}
            />
          )}
        </div>
        {product.options.map((option) => (
          <OptionChips
            key={option.code}
            product={product}
            option={option}
            choice={choice}
            invalid={asked && choice[option.code] === undefined}
            onChange={(uid) => {
              purchase.clearMessage();
              onChoice(choose(product, choice, option.code, uid));
            }}
          />
        ))}
        <Stock isSoldOut={isSoldOut} onlyLeft={onlyLeft} />
      </div>
      <div className="buy-bar" part="buy-bar">
        <PurchaseStatus message={purchase.message} id={`${id}status`} />
        <div className="buy-row">
          <QuantityStepper
            label={text('catalog.quantity', { name: product.name })}
            value={pieces}
            max={most}
            busy={purchase.busy}
            onChange={setQuantity}
          />
          <Button
            busy={purchase.busy}
            aria-disabled={isSoldOut || undefined}
            aria-describedby={purchase.message && `${id}status`}
            onClick={() => void add()}
          >
            {isSoldOut ? text('catalog.soldOut') : text('catalog.addToCart')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Whether it can be had, in words. */
function Stock({ isSoldOut, onlyLeft }: { isSoldOut: boolean; onlyLeft?: number }) {
  const text = useText();
  const [tone, words] = isSoldOut
    ? ['gone', text('catalog.soldOut')]
    : onlyLeft !== undefined
      ? ['few', text('catalog.onlyLeft', { n: onlyLeft })]
      : ['in', text('catalog.inStock')];
  return (
    <p className={`stock stock-${tone}`} part="stock" role="status">
      {words}
    </p>
  );
}
