// A heart that puts one product on the shopper's wishlist, or takes it off. The shop saves it for a guest; other sites lead to the sign-in.
import { useEffect, useMemo, useState } from 'react';
import { computed } from '@preact/signals-core';
import '../../words/catalogue/wishlist';
import { useText } from '../../words/use-text';
import { itemEvent, unknownPrice } from '../../cart/cart-event';
import type { ItemEvent } from '../../cart/ecommerce';
import { signInPath } from '../../routing/sign-in-path';
import { shopperMessage } from '../../transport/errors';
import { classNames } from '../../ui/class-names';
import { useElementEvents } from '../../ui/element-events';
import { Icon } from '../../ui/icon/Icon';
import { useElementId } from '../../ui/use-element-id';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import type { ProductSummary } from '../product';
import { asBought } from '../product-event';
import { createWishlist } from './state';
import wishlistCss from './wishlist.css?inline';

const styles = [wishlistCss];

export interface WishlistButtonProps {
  sku: string;
  /** Of the product, for the button's name. */
  name: string;
  /** Path of the product below the shop's URL; from a foreign page the shopper comes to it after the sign-in. */
  path?: string;
  /** Says in words beside the heart what it does. */
  withLabel?: boolean;
  /** What the page is told of it beside SKU and name. */
  product?: ProductSummary;
}

export interface WishlistEvents {
  /** On another site: a guest wants to sign in; `origin` is the path that the shop comes back to. */
  onSignInRequested(detail: { origin: string; sku: string }): void;
  onWishlistItemAdded(detail: ItemEvent): void;
  onWishlistItemRemoved(detail: ItemEvent): void;
}

export function WishlistButton({ sku, name, path = '', withLabel = false, product }: WishlistButtonProps) {
  useStyles(styles);
  const events = useElementEvents<WishlistEvents>();
  const text = useText();
  const id = useElementId();
  const { config, feature, routing, user } = useStorefront();
  const wishlist = feature(createWishlist);
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  const isSignedIn = user.isSignedIn.value;
  useEffect(() => wishlist.preload(), [wishlist]);

  // Of all hearts on the page only the pressed one is drawn again.
  const wish = useMemo(
    () => ({
      isLiked: computed(() => wishlist.isLiked(sku)),
      isBusy: computed(() => wishlist.isBusy(sku)),
    }),
    [wishlist, sku],
  );
  const isLiked = wish.isLiked.value;
  const looks = classNames('like', withLabel && 'like-labelled');
  // The name of a control holds the words that are seen on it (WCAG 2.5.3).
  const words = withLabel && (
    <>
      <span>{text(isLiked ? 'catalog.likedShort' : 'catalog.likeShort')}</span>
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
  );
  if (!isSignedIn && !config.standalone) {
    const origin = `/${path}`;
    return (
      <span className="like-place">
        <a
          className={looks}
          part="wishlist-button"
          href={routing.href(signInPath(origin, sku))}
          aria-label={withLabel ? undefined : text('catalog.likeAsGuest', { name })}
          onClick={() => events.onSignInRequested?.({ origin, sku })}
        >
          <Icon name="heart" />
          {words}
        </a>
      </span>
    );
  }

  const press = async () => {
    if (wishlist.isBusy(sku)) return;
    setMessage(undefined);
    try {
      const isOn = await wishlist.toggle(sku, name);
      if (isOn === undefined) return;
      // What a guest saves is said by a toast.
      if (isSignedIn)
        setMessage({ text: text(isOn ? 'catalog.liked' : 'catalog.unliked', { name }), isError: false });
      const known = product ? asBought(product) : { sku, name, price: unknownPrice };
      (isOn ? events.onWishlistItemAdded : events.onWishlistItemRemoved)?.(itemEvent(known, 1));
    } catch (error) {
      setMessage({ text: shopperMessage(error, text('catalog.likeFailed')), isError: true });
    }
  };

  return (
    <span className="like-place">
      <button
        type="button"
        className={looks}
        part="wishlist-button"
        aria-label={withLabel ? undefined : text(isLiked ? 'catalog.unlike' : 'catalog.like', { name })}
        aria-describedby={`${id}said`}
        aria-busy={wish.isBusy.value || undefined}
        data-liked={isLiked || undefined}
        onClick={() => void press()}
      >
        <Icon name="heart" filled={isLiked} />
        {words}
      </button>
      <span id={`${id}said`} className={message?.isError ? 'like-failed' : 'visually-hidden'} role="status">
        {message?.text}
      </span>
    </span>
  );
}
