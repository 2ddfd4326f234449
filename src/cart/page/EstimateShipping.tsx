// Leads to what sending the cart would cost; nothing where the backend cannot tell before there is an address.
import { useState } from 'react';
import '../../locale/en_US/cart-lines';
import { useText } from '../../locale/use-text';
import { Icon } from '../../ui/icon/Icon';
import { lazyPart } from '../../ui/lazy-part';
import { useStorefront } from '../../use-storefront';

const Form = lazyPart(async () => ({ default: (await import('./EstimateForm')).EstimateForm }));

export function EstimateShipping() {
  const text = useText();
  const { transport } = useStorefront();
  const [isOpen, setOpen] = useState(false);
  const isPossible = !transport.capabilities.value.has('Mutation.estimateShippingMethods');
  // What has just been learned is said in the open form.
  if (!isPossible && !isOpen) return null;
  return (
    <details className="coupon" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary {...Form.intent}>
        {text('cart.estimate')}
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <Form />}
    </details>
  );
}
