// The shape of an order that is still on its way.
import { useText } from '../../words/use-text';
import { Skeleton } from '../../ui/Skeleton';

export function OrderShape() {
  const text = useText();
  return (
    <div className="order-shape" role="status" aria-label={text('orders.loading')}>
      <Skeleton lines={2} />
      {[1, 2, 3].map((shape) => (
        <Skeleton key={shape} lines={3} />
      ))}
    </div>
  );
}
