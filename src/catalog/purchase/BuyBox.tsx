// Choosing and buying one product: options, price, what is left, how many, and the button.
import { useRef, useState, type ReactNode, type RefObject } from 'react';
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
import type { BuyableProduct, Offer, ProductOption, SaleLimits } from '../product';
import { inCart, quantityBounds } from '../product-rules';
import { PurchaseStatus } from './PurchaseStatus';
import { usePurchase } from './use-purchase';
import { useSaleLimits } from './use-sale-limits';

/** What else is bought by, away from the button. */
export interface Buying {
  offer?: Offer;
  isHidden: boolean;
  isSoldOut: boolean;
  /** What is chosen, or the product. */
  sold: SaleLimits & { sku: string };
  /** Labels of the options that nothing is chosen of yet. */
  missing: string[];
  busy: boolean;
  /** Why nothing went in. */
  problem?: string;
  /** Puts it in; where something has to be chosen first, leads there. */
  add: () => void;
  /** The row of the button. */
  row: RefObject<HTMLElement | null>;
}

export interface BuyBoxProps {
  product: BuyableProduct;
  choice: Choice;
  startQuantity?: number;
  onChoice: (choice: Choice) => void;
  onItemAdded?: (detail: ItemEvent) => void;
  foot?: (buying: Buying) => ReactNode;
}

export function BuyBox({
  product: bare,
  choice,
  startQuantity = 1,
  onChoice,
  onItemAdded,
  foot,
}: BuyBoxProps) {
  const { cart, routing } = useStorefront();
  const text = useText();
  const id = useElementId();
  const choices = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [quantity, setQuantity] = useState(startQuantity);
  const [isCounted, setCounted] = useState(false);
  const product = useSaleLimits(bare, isCounted);
  const [asked, setAsked] = useState(false);
  const { message, ...purchase } = usePurchase(onItemAdded);
  const items = cart.details.value?.items;
  const { offer, isHidden, isSoldOut, sold, already, min, max } = bought(product, choice, items);
  const pieces = clampQuantity(quantity, { min, max });
  const missing = missingOptions(product, choice);
  const isOpen = missing.length > 0;
  // What has to be chosen is said where it is chosen.
  const problem = isOpen ? message?.text : undefined;
  const said = message && `${id}${isOpen ? 'stock' : 'status'}`;

  const add = async () => {
    setAsked(true);
    // What stands there unmended is not what would be added.
    const refused = bar.current?.querySelector<HTMLInputElement>('[aria-invalid]');
    if (refused) return refused.focus();
    focusMissing(choices.current, missing);
    if (await purchase.add(product, choice, pieces)) setQuantity(startQuantity);
  };

  return (
    <>
      <div className="buy-choice" ref={choices}>
        <BuyPrice offer={offer} isHidden={isHidden} />
        <Options
          {...{ product, choice, asked }}
          describedBy={said}
          onChoice={(next) => {
            purchase.clearMessage();
            onChoice(next);
          }}
        />
        <Stock {...{ isSoldOut, missing, sold, already, problem }} id={`${id}stock`} />
      </div>
      <div className="buy-bar" part="buy-bar" ref={bar}>
        {isHidden ? (
          <Button wide href={routing.href('/contact-us')}>
            {text('catalog.askForPrice')}
          </Button>
        ) : (
          <BuyRow
            name={product.name}
            quantity={isSoldOut ? undefined : pieces}
            bounds={{ min, max }}
            busy={purchase.busy}
            isOver={isSoldOut || max === 0}
            describedBy={said}
            onQuantity={(wish) => {
              setQuantity(wish);
              setCounted(true);
            }}
            onAdd={() => void add()}
          />
        )}
        <PurchaseStatus message={isOpen ? undefined : message} id={`${id}status`} />
      </div>
      {/* eslint-disable-next-line react-hooks/refs -- handed on; what stands there reads it when something is pressed or seen */}
      {foot?.({
        ...{ offer, isHidden, isSoldOut, sold, busy: purchase.busy, row: bar },
        missing: missing.map(({ label }) => label),
        problem: message?.tone === 'error' ? message.text : undefined,
        add: () => (isOpen ? focusMissing(choices.current, missing) : void add()),
      })}
    </>
  );
}

/** What can be said of what is chosen, beside the cart. */
function bought(product: BuyableProduct, choice: Choice, items: Parameters<typeof inCart>[0]) {
  const sold = chosenVariant(product, choice) ?? product;
  const already = inCart(items, sold.sku);
  return {
    offer: offerFor(product, choice),
    isHidden: isPriceHidden(product, choice),
    isSoldOut: choiceState(product, choice) !== 'available',
    sold,
    already,
    ...quantityBounds(sold, already),
  };
}

interface OptionsProps extends Pick<BuyBoxProps, 'product' | 'choice' | 'onChoice'> {
  /** The button was pressed. */
  asked: boolean;
  /** What says what is missing. */
  describedBy?: string;
}

const Options = ({ product, choice, asked, describedBy, onChoice }: OptionsProps) =>
  product.options.map((option) => (
    <OptionChips
      key={option.code}
      product={product}
      option={option}
      choice={choice}
      invalid={asked && choice[option.code] === undefined}
      describedBy={describedBy}
      onChange={(uid) => onChoice(choose(product, choice, option.code, uid))}
    />
  ));

interface BuyRowProps {
  name: string;
  /** undefined: none can be had. */
  quantity?: number;
  bounds: { min: number; max?: number };
  busy: boolean;
  /** Nothing more can be had. */
  isOver: boolean;
  describedBy?: string;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
}

function BuyRow({ name, quantity, bounds, busy, isOver, describedBy, onQuantity, onAdd }: BuyRowProps) {
  const text = useText();
  return (
    <div className="buy-row">
      {quantity !== undefined && (
        <QuantityStepper
          label={text('catalog.quantity', { name })}
          value={quantity}
          {...bounds}
          busy={busy}
          onChange={onQuantity}
        />
      )}
      <Button busy={busy} aria-disabled={isOver || undefined} aria-describedby={describedBy} onClick={onAdd}>
        {quantity === undefined ? text('catalog.soldOut') : text('catalog.addToCart')}
      </Button>
    </div>
  );
}

function focusMissing(choices: HTMLElement | null, [first]: readonly ProductOption[]): void {
  if (first)
    choices?.querySelector<HTMLInputElement>(`[data-option="${CSS.escape(first.code)}"] input`)?.focus();
}

/** Above this a limit per order is of no interest. */
const worthSaying = 100;

interface StockProps {
  id: string;
  /** Why nothing went in, before all is chosen: said in its place. */
  problem?: string;
  isSoldOut: boolean;
  /** Before they are chosen it is neither in stock nor out of it. */
  missing: readonly ProductOption[];
  sold: SaleLimits;
  already: number;
}

/** Whether it can be had, and how many, in words. */
function Stock({ id, problem, isSoldOut, missing, sold, already }: StockProps) {
  const text = useText();
  const { onlyLeft, minQuantity = 1, maxQuantity = Infinity } = sold;
  const [tone, words] = problem
    ? ['problem', problem]
    : isSoldOut
      ? ['gone', text('catalog.soldOut')]
      : onlyLeft !== undefined
        ? ['few', text(already >= onlyLeft ? 'catalog.allTaken' : 'catalog.onlyLeft', { n: onlyLeft })]
        : missing.length > 0
          ? ['open', text('catalog.choose', { options: missing.map(({ label }) => label).join(', ') })]
          : ['in', text('catalog.inStock')];
  const notes = [
    ...(minQuantity > 1 ? [text('catalog.atLeast', { n: minQuantity })] : []),
    ...(maxQuantity < worthSaying ? [text('catalog.atMost', { n: maxQuantity })] : []),
    ...(already > 0 ? [text('catalog.alreadyInCart', { n: already })] : []),
  ];
  return (
    <div role="status" className="buy-stock" id={id}>
      <p className={`stock stock-${tone}`} part="stock">
        {words}
      </p>
      {!problem && !isSoldOut && notes.length > 0 && <p className="buy-note">{notes.join(' · ')}</p>}
    </div>
  );
}
