// The terms that an order is placed on, as the backend lists them; none where it has none or does not ask.
import { CheckoutAgreementsDocument } from '../../../graphql/generated/checkout-order-agreements';
import type { Transport } from '../../../transport/transport';

export interface Agreement {
  id: number;
  name: string;
  /** What is said beside the box. */
  label: string;
  /** The terms themselves, HTML if `isHtml`. */
  content: string;
  isHtml: boolean;
  /** Must be ticked; the others are agreed to by placing the order. */
  isManual: boolean;
}

export async function fetchAgreements(transport: Transport): Promise<Agreement[]> {
  if (!transport.has('Query.checkoutAgreements')) return [];
  const { checkoutAgreements } = await transport.query(
    CheckoutAgreementsDocument,
    {},
    { policy: 'network-only', needs: 'all' },
  );
  return (checkoutAgreements ?? []).flatMap((agreement) =>
    agreement
      ? [
          {
            id: agreement.agreement_id,
            name: agreement.name,
            label: agreement.checkbox_text,
            content: agreement.content,
            isHtml: agreement.is_html,
            isManual: agreement.mode === 'MANUAL',
          },
        ]
      : [],
  );
}
