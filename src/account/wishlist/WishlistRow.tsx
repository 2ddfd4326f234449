// One item of the list: what it is, what it costs now, the shopper's note, and the ways to the cart and off the list.
import { useRef, useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/icon/Icon';
import { Picture } from '../../ui/picture/Picture';
import { Price } from '../../ui/price/Price';
import { latePart } from '../../late/late-part';
import { variantPath } from '../../routing/variant-parameter';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { Tag } from '../../ui/Tag';
import { useStorefront } from '../../use-storefront';
import type { WishlistPageState } from './state';
import type { WishlistActions } from './use-wishlist-actions';
import { isPriceHidden, itemName, availabilityOf, type WishlistItem } from './wishlist-item';
import { WishlistNote } from './WishlistNote';

const ChooseOptions = latePart(async () => ({ default: (await import('./ChooseOptions')).ChooseOptions }));

export interface WishlistRowProps {
  item: WishlistItem;
  wishlist: WishlistPageState;
  actions: WishlistActions;
}

/** @useSignals Whether an item is busy, why it was refused and what the backend lacks are told by functions. */
export function WishlistRow({ item, wishlist, actions }: WishlistRowProps) {
  const text = useText();
  const { routing, transport } = useStorefront();
  const { product, variant } = item;
  const name = itemName(item);
  const availability = availabilityOf(item);
  const isBusy = wishlist.isBusy(item);
  const problem = wishlist.problemOf(item);
  const canChange = transport.has('Mutation.updateProductsInWishlist');
  const [quantity, setQuantity] = useQuantity(item, actions);
  const href = product?.path ? routing.href(variantPath(`/${product.path}`, variant?.sku)) : undefined;
  return (
    <li className="wish" part="item" data-sku={product?.sku}>
      <a className="wish-picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture src={(variant?.image ?? product?.image)?.url} alt="" sizes="112px" widths={[80, 160, 320]} />
      </a>
      <div className="wish-what">
        <WishFacts item={item} href={href} />
        <div className="wish-tools">
          {canChange && (
            <WishlistNote item={item} name={name} onSave={(note) => actions.change(item, { note })} />
          )}
          <button
            type="button"
            className="wish-remove"
            aria-label={text('wishlist.removeNamed', { name })}
            aria-busy={isBusy || undefined}
            onClick={() => !isBusy && void actions.remove(item)}
          >
            {text('wishlist.remove')}
          </button>
        </div>
      </div>
      <div className="wish-do">
        {canChange && (availability === 'buyable' || availability === 'choose') && (
          <QuantityStepper
            size="small"
            label={text('wishlist.quantityOf', { name })}
            value={quantity}
            onChange={setQuantity}
          />
        )}
        <WishButton item={item} name={name} isBusy={isBusy} actions={actions} />
        <p className="wish-problem" role="status">
          {problem && (
            <>
              <Icon name="alert" />
              <span>{problem}</span>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** What it is, and what it costs now. */
function WishFacts({ item, href }: { item: WishlistItem; href: string | undefined }) {
  const text = useText();
  const { product, variant } = item;
  const availability = availabilityOf(item);
  const isHidden = isPriceHidden(item);
  const offer = isHidden ? undefined : (variant ?? product)?.offer;
  return (
    <>
      {product?.brand && <span className="wish-fact wish-brand">{product.brand}</span>}
      {href ? (
        <a className="wish-name" href={href}>
          {product?.name}
        </a>
      ) : (
        <span className="wish-name">{product?.name}</span>
      )}
      {item.options.map(({ label, value }) => (
        <span key={label} className="wish-fact">
          {`${label}: ${value}`}
        </span>
      ))}
      {product && (offer || isHidden) && (
        <Price final={offer?.final} regular={offer?.regular} from={offer?.isFrom} />
      )}
      {(availability === 'sold-out' || availability === 'gone') && (
        <span>
          <Tag>{text(availability === 'gone' ? 'wishlist.gone' : 'wishlist.soldOut')}</Tag>
        </span>
      )}
    </>
  );
}

interface WishButtonProps {
  item: WishlistItem;
  /** Of the item, for the labels. */
  name: string;
  isBusy: boolean;
  actions: WishlistActions;
}

/** The way to the cart, where there is one: at once, by way of the options, or by asking the price. */
function WishButton({ item, name, isBusy, actions }: WishButtonProps) {
  const text = useText();
  const { routing } = useStorefront();
  const availability = availabilityOf(item);
  /** undefined: not once yet. */
  const [isChoosing, setChoosing] = useState<boolean>();
  return (
    <>
      {availability === 'buyable' && (
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          aria-label={text('wishlist.toCartNamed', { name })}
          onClick={() => void actions.move(item)}
        >
          {text('wishlist.toCart')}
        </Button>
      )}
      {availability === 'choose' && (
        <>
          <Button
            size="small"
            variant="secondary"
            aria-haspopup="dialog"
            aria-label={text('wishlist.chooseNamed', { name })}
            {...ChooseOptions.intent}
            onClick={() => setChoosing(true)}
          >
            {text('wishlist.choose')}
          </Button>
          {isChoosing !== undefined && (
            <ChooseOptions
              item={item}
              open={isChoosing}
              onClose={() => setChoosing(false)}
              onBought={(detail) => void actions.bought(item, detail)}
            />
          )}
        </>
      )}
      {availability === 'hidden-price' && (
        <Button
          size="small"
          variant="secondary"
          href={routing.href('/contact-us')}
          aria-label={text('wishlist.askPriceNamed', { name })}
        >
          {text('wishlist.askPrice')}
        </Button>
      )}
    </>
  );
}

/** What is wanted, at once; sent one after the other, and of many quick steps only the last. */
function useQuantity(item: WishlistItem, { change }: WishlistActions) {
  const [wanted, setWanted] = useState<number>();
  const latest = useRef<number>(undefined);
  const set = (quantity: number) => {
    setWanted(quantity);
    const isSending = latest.current !== undefined;
    latest.current = quantity;
    if (!isSending) void send(quantity);
  };
  const send = async (quantity: number): Promise<void> => {
    const isDone = await change(item, { quantity });
    if (isDone && latest.current !== undefined && latest.current !== quantity) return send(latest.current);
    latest.current = undefined;
    setWanted(undefined);
  };
  return [wanted ?? item.quantity, set] as const;
}
