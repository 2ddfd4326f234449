// PaymentData as the REST call takes it (SPEC 7.2); known keys only.
import type { PaymentData } from './provider';

export interface RestPayment {
  method: string;
  additional_data?: { payment_method_nonce: string };
}

export function restPayment(payment: PaymentData): RestPayment {
  const nonce = payment.additionalData.payment_method_nonce;
  return { method: payment.code, ...(nonce ? { additional_data: { payment_method_nonce: nonce } } : {}) };
}
