// What a payment provider is to the checkout: it draws card fields that the page cannot read, and turns them into a nonce.

export type FieldKey = 'number' | 'expirationDate' | 'cvv';

export const fieldKeys: readonly FieldKey[] = ['number', 'expirationDate', 'cvv'];

export interface FieldState {
  empty: boolean;
  valid: boolean;
  potentiallyValid: boolean;
  focused: boolean;
}

export interface FieldText {
  label: string;
  placeholder?: string;
}

/** Resolved values: custom properties do not cross into another origin's frame. */
export interface FieldTheme {
  color: string;
  placeholderColor: string;
  invalidColor: string;
  fontFamily: string;
  fontSize: string;
}

export interface PaymentData {
  code: string;
  /** The nonce is of single use and hours to live. None of this is ever stored. */
  additionalData: {
    payment_method_nonce?: string;
    /** Keep the card for the customer's next orders. */
    is_active_payment_token_enabler?: boolean;
    /** A card that was kept, in place of a nonce. */
    public_hash?: string;
  };
  /** The only part that may be stored or shown. */
  summary: { brand?: string; last4?: string; description: string };
  /** ms since 1970 */
  expiresAt?: number;
}

export type PaymentErrorKind =
  | 'empty'
  | 'invalid'
  | 'rejected'
  | 'auth'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unavailable';

export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly kind: PaymentErrorKind;
  readonly fields: readonly FieldKey[];

  constructor(kind: PaymentErrorKind, message: string, fields: readonly FieldKey[] = []) {
    super(message);
    this.kind = kind;
    this.fields = fields;
  }
}

export interface CardFieldsEvents {
  change: { field: FieldKey; state: FieldState };
  brand: { brand: string | undefined };
  /** Enter was pressed in a field. */
  submit: undefined;
  /** What was typed is gone: the frames were moved, removed or outlived their session. */
  lost: undefined;
}

export interface CardFields {
  state(field: FieldKey): FieldState;
  on<T extends keyof CardFieldsEvents>(type: T, callback: (event: CardFieldsEvents[T]) => void): () => void;
  focus(field: FieldKey): void;
  /** Said inside the frame as well; null takes it back. */
  setError(field: FieldKey, message: string | null): void;
  clear(): void;
  /** A fresh nonce. Rejects with PaymentError, at the latest after the provider's own deadline. */
  tokenize(options?: { signal?: AbortSignal }): Promise<PaymentData>;
  /** May be called any number of times; never throws. */
  destroy(): void;
}

export interface MountOptions {
  /** Empty elements in the page, one per field; the provider fills them. */
  hosts: Record<FieldKey, HTMLElement>;
  labels: Record<FieldKey, FieldText>;
  theme: FieldTheme;
  dir: 'ltr' | 'rtl';
  signal: AbortSignal;
}

export interface PaymentProvider {
  /** The backend's payment method code. */
  readonly code: string;
  /** Rejects with PaymentError 'unavailable' when the fields do not come up in time. */
  mountCard(options: MountOptions): Promise<CardFields>;
}
