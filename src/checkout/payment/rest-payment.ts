// PaymentData as the REST call takes it (behaviour 7.2); known keys only.
import type { PaymentData } from './provider';

export interface RestPayment {
  method: string;
  additional_data?: { payment_method_nonce: string; is_active_payment_token_enabler?: boolean };
}

export function restPayment({ code, additionalData }: PaymentData): RestPayment {
  const { payment_method_nonce, is_active_payment_token_enabler } = additionalData;
  if (!payment_method_nonce) return { method: code };
  return {
    method: code,
    additional_data: {
      payment_method_nonce,
      ...(is_active_payment_token_enabler ? { is_active_payment_token_enabler } : {}),
    },
  };
}
