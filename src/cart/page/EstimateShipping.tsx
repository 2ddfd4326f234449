// Leads to what sending the cart would cost.
import { useState } from 'react';
import '../../words/catalogue/cart-lines';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';

const Form = latePart(async () => ({ default: (await import('./EstimateForm')).EstimateForm }));

export function EstimateShipping() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
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
