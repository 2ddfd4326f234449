// The shape of a product card while it is on its way, or with a word about why it does not come. About the size of a card.
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/picture/Picture';
import { Skeleton } from '../../ui/Skeleton';

interface CardShapeProps {
  /** Has room for a button. */
  isBuyable?: boolean;
  children?: ReactNode;
}

export function CardShape({ isBuyable, children }: CardShapeProps) {
  if (children)
    return (
      <div className="card card-missing">
        <div className="card-media">
          <Picture alt="" sizes="1px" />
        </div>
        <div className="card-text">{children}</div>
      </div>
    );
  return (
    <div className={classNames('card card-shape', isBuyable && 'card-buyable')} aria-hidden="true">
      <div className="card-media">
        <Skeleton ratio={0.8} />
      </div>
      <div className="card-text">
        <div className="card-brand">
          <Skeleton />
        </div>
        <div className="card-name">
          <Skeleton />
        </div>
        <div className="card-price">
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
