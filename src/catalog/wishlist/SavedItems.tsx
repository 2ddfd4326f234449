// What a guest has saved for later: a card for each, with the ways into the cart and off again.
import '../../words/catalogue/catalog';
import '../../words/catalogue/saved';
import type { ItemEvent } from '../../cart/ecommerce';
import { signInPath } from '../../routing/sign-in-path';
import { useElementId } from '../../ui/use-element-id';
import { useLostFocus } from '../../ui/use-lost-focus';
import { useStyles } from '../../ui/use-styles';
import { useStorefront } from '../../use-storefront';
import { useText } from '../../words/use-text';
import { cardStyles } from '../card/styles';
import { purchaseStyles } from '../purchase/purchase-styles';
import savedCss from './saved.css?inline';
import { createSaved } from './saved';
import { SavedCard } from './SavedCard';

const styles = [...cardStyles, ...purchaseStyles, savedCss];

export interface SavedItemsProps {
  onItemAdded?: (detail: ItemEvent) => void;
}

export function SavedItems({ onItemAdded }: SavedItemsProps) {
  useStyles(styles);
  const text = useText();
  const id = useElementId();
  const { feature, routing, user } = useStorefront();
  const items = feature(createSaved).value;
  const heading = useLostFocus<HTMLHeadingElement>(items.length);
  return (
    <section className="saved" part="saved" aria-labelledby={id}>
      <h2 className="saved-title" id={id} ref={heading} tabIndex={-1}>
        {text('saved.title')}
      </h2>
      {!user.isSignedIn.value && (
        <p className="saved-hint">
          <span>{text('saved.hint')}</span>{' '}
          <a href={routing.href(signInPath('/cart'))}>{text('saved.signIn')}</a>
        </p>
      )}
      <ul className="saved-items">
        {items.map((item) => (
          <li key={[item.sku, ...item.selectedOptions].join()}>
            <SavedCard item={item} onItemAdded={onItemAdded} />
          </li>
        ))}
      </ul>
    </section>
  );
}
