// Placing an order: behaviour 4.3, step by step.
import type { PaymentData } from '../payment/provider';

/** The order became one; one of both is known. */
export interface Placed {
  /** The backend's own, which REST answers. */
  id?: string;
  /** What people see. */
  number?: string;
}

export interface OrderSteps {
  submit(): void;
  /** An earlier attempt that was never answered for: what came of it, or undefined when nothing did. */
  earlierAttempt(): Promise<Placed | undefined>;
  /** A fresh nonce for this attempt. */
  pay(): Promise<PaymentData>;
  sendShippingInformation(payment: PaymentData): Promise<void>;
  sendPaymentInformation(payment: PaymentData): Promise<Placed>;
  setOrder(placed: Placed): void;
  clearSavedData(): void;
  removeCart(): void;
  createCart(): Promise<void>;
  accept(): void;
  reject(error: unknown): void;
}

/** true when the order stands. Any failure rejects the order; nothing is sent a second time by itself. */
export async function placeOrder(step: OrderSteps): Promise<boolean> {
  try {
    step.submit();
    let placed = await step.earlierAttempt();
    if (!placed) {
      const payment = await step.pay();
      await step.sendShippingInformation(payment);
      placed = await step.sendPaymentInformation(payment);
    }
    step.setOrder(placed);
    step.clearSavedData();
    step.removeCart();
    await step.createCart().catch(() => undefined);
    step.accept();
    return true;
  } catch (error) {
    step.reject(error);
    return false;
  }
}
