// What Braintree's errors mean to a shopper.
import { fieldKeys, PaymentError, type FieldKey, type PaymentErrorKind } from '../provider';

interface SdkError {
  code?: string;
  message?: string;
  details?: { originalError?: SdkError; invalidFieldKeys?: string[] };
}

const kinds: Readonly<Record<string, PaymentErrorKind>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: 'empty',
  HOSTED_FIELDS_FIELDS_INVALID: 'invalid',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'rejected',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'invalid',
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'rejected',
  HOSTED_FIELDS_TIMEOUT: 'unavailable',
  CLIENT_AUTHORIZATION_INVALID: 'auth',
  CLIENT_AUTHORIZATION_INSUFFICIENT: 'unavailable',
  METHOD_CALLED_AFTER_TEARDOWN: 'cancelled',
};

/** Errors cross the frame as plain objects, and the one inside says more than the one around it. */
function innermost(error: SdkError): SdkError {
  const inner = error.details?.originalError;
  return inner?.code && kinds[inner.code] ? innermost(inner) : error;
}

const isField = (key: string): key is FieldKey => (fieldKeys as readonly string[]).includes(key);

export function isAuthorizationError(error: unknown): boolean {
  return innermost(error as SdkError).code === 'CLIENT_AUTHORIZATION_INVALID';
}

/** Their English messages are not for shoppers: the kind decides what is said. */
export function paymentError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { code = '', details } = innermost((error ?? {}) as SdkError);
  const fields =
    code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED'
      ? (['cvv'] as const)
      : code === 'HOSTED_FIELDS_FIELDS_EMPTY'
        ? fieldKeys
        : (details?.invalidFieldKeys ?? []).filter(isField);
  return new PaymentError(kinds[code] ?? 'network', '', fields);
}
