// The shape of a brand page while it is on its way.
import { useText } from '../../words/use-text';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ListingShape } from '../results/ListingShape';

export function BrandShape() {
  const text = useText();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{text('catalog.brandLoading')}</span>
      </VisuallyHidden>
      <div className="category-head category-head-shape">
        <Skeleton />
        <Skeleton lines={2} />
      </div>
      <ListingShape />
    </>
  );
}
