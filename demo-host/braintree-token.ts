// Which of Braintree's environments an authorization is for.
import type { BraintreeEnvironment } from '../src/checkout/payment/braintree/origins';

const environments: readonly string[] = ['sandbox', 'production'] satisfies BraintreeEnvironment[];

export const isBraintreeEnvironment = (text: unknown): text is BraintreeEnvironment =>
  typeof text === 'string' && environments.includes(text);

/** Of a tokenization key (`sandbox_…_…`) or a client token (JSON in base64); undefined for what is neither. */
export function braintreeEnvironment(token: string): BraintreeEnvironment | undefined {
  const [, prefix] = /^([a-z]+)_[A-Za-z0-9]+_\w+$/.exec(token) ?? [];
  const named = prefix ?? environmentIn(token);
  return isBraintreeEnvironment(named) ? named : undefined;
}

function environmentIn(clientToken: string): unknown {
  try {
    const json = Buffer.from(clientToken, 'base64').toString('utf8');
    return (JSON.parse(json) as { environment?: unknown } | null)?.environment;
  } catch {
    return undefined;
  }
}
