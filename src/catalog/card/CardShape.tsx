// The shape of a product card while it is on its way, or with a word about why it does not come. Exactly the size of a card.
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/Picture';
import { Skeleton } from '../../ui/Skeleton';

export function CardShape({ children }: { children?: ReactNode }) {
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
    <div className="card" aria-hidden="true">
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
