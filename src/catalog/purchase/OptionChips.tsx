// One option of a configurable product as a row of radio chips; what cannot be bought stays visible and says so.
import '../../words/catalogue/catalog';
import '../../words/catalogue/product-page';
import { useText } from '../../words/use-text';
import { classNames } from '../../ui/class-names';
import { Amount } from '../../ui/price/Amount';
import type { Money } from '../../ui/price/money';
import { useElementId } from '../../ui/use-element-id';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { chosenVariant, valueState, type Choice } from './option-choice';
import type { BuyableProduct, ProductOption } from '../product';

export interface OptionChipsProps {
  product: BuyableProduct;
  option: ProductOption;
  choice: Choice;
  onChange: (uid: string) => void;
  /** Nothing was chosen and that stopped the shopper. */
  invalid?: boolean;
  /** What says so. */
  describedBy?: string;
}

export function OptionChips({ product, option, choice, onChange, invalid, describedBy }: OptionChipsProps) {
  const text = useText();
  const id = useElementId();
  const chosen = option.values.find((value) => value.uid === choice[option.code]);
  /** With one option only, every chip stands for a variant and can say its price. */
  const priceOf = (uid: string): Money | undefined => {
    if (product.options.length > 1) return undefined;
    return chosenVariant(product, { [option.code]: uid })?.offer?.final;
  };
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? describedBy : undefined}
      className={classNames('chips', invalid && 'chips-invalid')}
      part="option"
      data-option={option.code}
    >
      <legend className="chips-legend">
        <span>{option.label}</span>
        {chosen && <span className="chips-chosen">{` ${chosen.label}`}</span>}
      </legend>
      <div className="chips-row">
        {option.values.map((value) => {
          const state = valueState(product, choice, option.code, value.uid);
          // Sold out whatever else is chosen: the shop does not even list it.
          const exists = product.variants.some((variant) => variant.values[option.code] === value.uid);
          const offer = priceOf(value.uid);
          return (
            <label key={value.uid} className={classNames('chip', state !== 'available' && 'chip-gone')}>
              <input
                type="radio"
                className="chip-input"
                name={`${option.code}${id}`}
                value={value.uid}
                checked={value === chosen}
                onChange={() => onChange(value.uid)}
              />
              <span className="chip-face">
                {value.color && <span className="chip-color" style={{ backgroundColor: value.color }} />}
                <span className="chip-label">{value.label}</span>
                {state === 'available' ? (
                  offer && <Amount className="chip-detail" money={offer} />
                ) : state === 'sold-out' || !exists ? (
                  <span className="chip-detail">{text('catalog.soldOut')}</span>
                ) : (
                  <VisuallyHidden>{text('catalog.otherChoice')}</VisuallyHidden>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
