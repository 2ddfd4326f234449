// What it costs, where it is bought.
import { Price } from '../../ui/price/Price';
import type { Offer } from '../product';

export function BuyPrice({ offer, isHidden }: { offer: Offer | undefined; isHidden: boolean }) {
  return (
    <div className="buy-price">
      {(offer || isHidden) && (
        <Price
          size="large"
          final={isHidden ? undefined : offer?.final}
          regular={offer?.regular}
          from={offer?.isFrom}
          to={offer?.highest}
        />
      )}
    </div>
  );
}
