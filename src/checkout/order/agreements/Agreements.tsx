// The terms that an order is placed on: a box for each that must be ticked, a line for the others, and the words of both.
import '../../../words/catalogue/checkout-review';
import { useEffect, useRef } from 'react';
import { htmlText } from '../../../catalog/html-text';
import { useText } from '../../../words/use-text';
import { Checkbox } from '../../../ui/form/Checkbox';
import type { CheckoutState } from '../../state';

export interface AgreementsProps {
  checkout: CheckoutState;
  /** Counts the presses that were refused because one is not ticked. */
  refusals: number;
}

export function Agreements({ checkout, refusals }: AgreementsProps) {
  const text = useText();
  const list = checkout.agreements.value;
  const accepted = checkout.acceptedAgreements.value;
  const boxes = useRef(new Map<number, HTMLInputElement | null>());
  useEffect(() => {
    if (refusals === 0) return;
    const isTicked = (id: number) => checkout.acceptedAgreements.peek().includes(id);
    const first = checkout.agreements.peek().find(({ id, isManual }) => isManual && !isTicked(id));
    if (first) boxes.current.get(first.id)?.focus();
  }, [checkout, refusals]);
  return (
    <fieldset className="checkout-agreements">
      <legend className="visually-hidden">{text('checkout.agreements')}</legend>
      {list.map(({ id, name, label, content, isHtml, isManual }) => {
        const isTicked = accepted.includes(id);
        return (
          <div key={id} className="checkout-agreement">
            {isManual ? (
              <Checkbox
                ref={(box) => void boxes.current.set(id, box)}
                name={`agreement-${id}`}
                label={label}
                checked={isTicked}
                required
                onChange={(isAccepted) => checkout.acceptAgreement(id, isAccepted)}
                error={refusals > 0 && !isTicked ? text('checkout.agreeThis') : undefined}
              />
            ) : (
              <p className="checkout-hint">{label}</p>
            )}
            <details className="checkout-terms">
              <summary>{text('checkout.agreementRead', { name })}</summary>
              {(isHtml ? htmlText(content) : content.split(/\n+/)).map((line, index) => (
                <p key={index}>{line}</p>
              ))}
            </details>
          </div>
        );
      })}
    </fieldset>
  );
}
