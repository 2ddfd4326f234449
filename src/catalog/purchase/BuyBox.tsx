// Choosing and buying one product: options, price, what is left, how many, and the button.
import { useRef, useState } from 'react';
import type { ItemEvent } from '../../cart/ecommerce';
import '../../words/catalogue/catalog';
import '../../words/catalogue/product';
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { clampQuantity } from '../../ui/form/quantity';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { useElementId } from '../../ui/use-element-id';
import { useStorefront } from '../../use-storefront';
import {
  choiceState,
  choose,
  chosenVariant,
  isPriceHidden,
  missingOptions,
  offerFor,
  type Choice,
} from './option-choice';
import { BuyPrice } from './BuyPrice';
import { OptionChips } from './OptionChips';
import type { BuyableProduct, ProductOption, SaleLimits } from '../product';
import { inCart, quantityBounds } from '../product-rules';
import { PurchaseStatus } from './PurchaseStatus';
import { usePurchase } from './use-purchase';
import { useSaleLimits } from './use-sale-limits';

export interface BuyBoxProps {
  product: BuyableProduct;
  choice: Choice;
  startQuantity?: number;
  onChoice: (choice: Choice) => void;
  onItemAdded?: (detail: ItemEvent) => void;
}

export function BuyBox({ product: bare, choice, startQuantity = 1, onChoice, onItemAdded }: BuyBoxProps) {
  const { cart, routing } = useStorefront();
  const text = useText();
  const id = useElementId();
  const choices = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [quantity, setQuantity] = useState(startQuantity);
  const [isCounted, setCounted] = useState(false);
  const product = useSaleLimits(bare, isCounted);
  const [asked, setAsked] = useState(false);
  const purchase = usePurchase(onItemAdded);
  const variant = chosenVariant(product, choice);
  const offer = offerFor(product, choice);
  const isHidden = isPriceHidden(product, choice);
  const isSoldOut = choiceState(product, choice) !== 'available';
  const sold = variant ?? product;
  const already = inCart(cart.details.value?.items, sold.sku);
  const { min, max } = quantityBounds(sold, already);
  const pieces = clampQuantity(quantity, { min, max });

  const add = async () => {
    setAsked(true);
    // What stands there unmended is not what would be added.
    const refused = bar.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    if (refused) return refused.focus();
    focusMissing(choices.current, missingOptions(product, choice));
    if (await purchase.add(product, choice, pieces)) setQuantity(startQuantity);
  };

  return (
    <>
      <div className="buy-choice" ref={choices}>
        <BuyPrice offer={offer} isHidden={isHidden} />
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
        <Stock isSoldOut={isSoldOut} sold={sold} already={already} />
      </div>
      <div className="buy-bar" part="buy-bar" ref={bar}>
        <PurchaseStatus message={purchase.message} id={`${id}status`} />
        {isHidden ? (
          <Button wide href={routing.href('/contact-us')}>
            {text('catalog.askForPrice')}
          </Button>
        ) : (
          <div className="buy-row">
            {!isSoldOut && (
              <QuantityStepper
                label={text('catalog.quantity', { name: product.name })}
                value={pieces}
                min={min}
                max={max}
                busy={purchase.busy}
                onChange={(pieces) => {
                  setQuantity(pieces);
                  setCounted(true);
                }}
              />
            )}
            <Button
              busy={purchase.busy}
              aria-disabled={isSoldOut || undefined}
              aria-describedby={purchase.message && `${id}status`}
              onClick={() => void add()}
            >
              {isSoldOut ? text('catalog.soldOut') : text('catalog.addToCart')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

function focusMissing(choices: HTMLElement | null, [first]: readonly ProductOption[]): void {
  if (first)
    choices?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(first.code)}"] input`)?.focus();
}

/** Above this a limit per order is of no interest. */
const worthSaying = 100;

/** Whether it can be had, and how many, in words. */
function Stock({ isSoldOut, sold, already }: { isSoldOut: boolean; sold: SaleLimits; already: number }) {
  const text = useText();
  const { onlyLeft, minQuantity = 1, maxQuantity = Infinity } = sold;
  const [tone, words] = isSoldOut
    ? ['gone', text('catalog.soldOut')]
    : onlyLeft !== undefined
      ? ['few', text('catalog.onlyLeft', { n: onlyLeft })]
      : ['in', text('catalog.inStock')];
  const notes = [
    ...(minQuantity > 1 ? [text('catalog.atLeast', { n: minQuantity })] : []),
    ...(maxQuantity < worthSaying ? [text('catalog.atMost', { n: maxQuantity })] : []),
    ...(already > 0 ? [text('catalog.alreadyInCart', { n: already })] : []),
  ];
  return (
    <div role="status" className="buy-stock">
      <p className={`stock stock-${tone}`} part="stock">
        {words}
      </p>
      {!isSoldOut && notes.length > 0 && <p className="buy-note">{notes.join(' · ')}</p>}
    </div>
  );
}
