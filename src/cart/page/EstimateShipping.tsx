// Leads to what sending the cart would cost.
import { useState } from 'react';
import '../../words/catalogue/cart-lines';
import '../../words/catalogue/cart-page';
import { useText } from '../../words/use-text';
import { Icon } from '../../ui/icon/Icon';
import { latePart } from '../../late/late-part';
import { useNextPress } from '../../late/use-next-press';

const Form = latePart(async () => ({ default: (await import('./EstimateForm')).EstimateForm }));

export function EstimateShipping() {
  const text = useText();
  useNextPress(Form);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="coupon" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary {...Form.intent}>
        <span>{text('cart.estimate')}</span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && <Form />}
    </details>
  );
}
