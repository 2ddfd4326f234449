// How a guest cancels an order: the shop sends a mail, and its link confirms. Releases before 2.4.8 have no way for guests.
import {
  ConfirmGuestCancelDocument,
  RequestGuestCancelDocument,
} from '../../graphql/generated/account-guest-order-cancel';
import type { Storefront } from '../../storefront';

type Parts = Pick<Storefront, 'transport'>;

// Without the token of a session: the order is nobody's, and nobody can be asked what became of it.
const asGuest = { asGuest: true, ifLost: 'unknowable' } as const;

/** Has the mail sent. Rejects where none is, with the backend's words where it has some. */
export async function requestCancel({ transport }: Parts, token: string, reason: string): Promise<void> {
  const { requestGuestOrderCancel: answer } = await transport.mutate(
    RequestGuestCancelDocument,
    { token, reason },
    asGuest,
  );
  if (answer?.error) throw new Error(answer.error);
}

/** `id` and `key` as the mail's link has them. Answers the order's number; rejects where the order stands as it was. */
export async function confirmCancel({ transport }: Parts, id: string, key: string): Promise<string> {
  const { confirmCancelOrder: answer } = await transport.mutate(
    ConfirmGuestCancelDocument,
    { id, key },
    asGuest,
  );
  if (answer?.error) throw new Error(answer.error);
  return answer?.order?.number ?? '';
}
