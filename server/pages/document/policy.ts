// The Content-Security-Policy of a shop page: what it needs, and nothing more.
import type { BraintreeEnvironment } from '../../../src/checkout/payment/braintree/origins';
import { trustedTypes } from '../../../elements/kit/release';
import { workerPolicyName } from '../../../src/app/service-worker';
import { embedOrigins } from '../../../src/content/cms/embeds';
import { cardOrigins, type CardProviders } from './card-origins';
import { originsOf } from '../../http/html';

export interface PolicyOptions {
  /** The shop's own origin. */
  shopUrl: string;
  /** Origin of the demo card fields, where there are some. */
  paymentUrl?: string;
  /** Braintree's environment, where cards are taken by it. */
  braintree?: BraintreeEnvironment;
  /** Where the content service's pictures come from, when that is not the shop's origin. */
  pictureUrl?: string;
  /** Where the backend keeps pictures. */
  mediaUrl?: string;
  /** 'sha256-…' of each sheet that stands in the page, in its quotes. */
  styleHashes: readonly string[];
  /** Of the scripts in the page. */
  scriptHashes: readonly string[];
  /** Where browsers report what was blocked. */
  reportPath?: string;
}

const reportGroup = 'policy';

/** The policy, and where its reports go. */
export function policyHeaders(options: PolicyOptions): Record<string, string> {
  const { reportPath } = options;
  if (!reportPath) return { 'content-security-policy': policy(options) };
  return {
    'content-security-policy': `${policy(options)}; report-uri ${reportPath}; report-to ${reportGroup}`,
    'reporting-endpoints': `${reportGroup}="${reportPath}"`,
  };
}

/** What no page of a shop asks a visitor for, whoever's script is in it. Paying is for the shop and its card fields. */
export function permissionsPolicy(providers: CardProviders): string {
  const frames = cardOrigins(providers).frames.map((origin) => `"${origin}"`);
  const denied = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'serial', 'usb'];
  return [...denied.map((name) => `${name}=()`), `payment=(${['self', ...frames].join(' ')})`].join(', ');
}

function policy({
  shopUrl,
  pictureUrl,
  mediaUrl,
  styleHashes,
  scriptHashes,
  ...providers
}: PolicyOptions): string {
  // The shop's configured address stands beside 'self': pictures keep working when the page is opened by another name of this machine.
  const pictures = new Set([shopUrl, ...originsOf(mediaUrl, pictureUrl)]);
  const cards = cardOrigins(providers);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    `img-src 'self' data: ${[...pictures].join(' ')}`,
    `media-src 'self' ${[...pictures].join(' ')}`,
    "font-src 'self'",
    ["connect-src 'self'", ...cards.requests].join(' '),
    // Films and maps in what editors wrote.
    ['frame-src', ...cards.frames, ...embedOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trustedTypes, workerPolicyName].join(' '),
  ].join('; ');
}
