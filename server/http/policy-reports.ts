// Takes what browsers report of a page's policy having blocked: one line of the log each, and never many.
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Handler } from './listen';
import { BodyTooLargeError, readBody } from './request-body';

export const reportPath = '/policy-reports';

const longestReport = 16 * 1024;
/** In the log of one minute; who wants to fill it needs no more than this address. */
const mostLines = 20;

interface Violation {
  'effective-directive'?: unknown;
  effectiveDirective?: unknown;
  'blocked-uri'?: unknown;
  blockedURL?: unknown;
  'document-uri'?: unknown;
  documentURL?: unknown;
}

/** `log` is told a line. */
export function createPolicyReports(log = (line: string): void => console.warn(line)): Handler {
  const limiter = new RateLimiterMemory({ points: mostLines, duration: 60 });
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const text = await readBody(request, longestReport).catch((error: unknown) => {
      if (error instanceof BodyTooLargeError) return undefined;
      throw error;
    });
    if (text === undefined) return new Response(null, { status: 413, headers: { connection: 'close' } });
    const violations = violationsIn(text);
    if (!violations) return new Response(null, { status: 400 });
    for (const violation of violations) {
      const isTooMany = await limiter.consume('all').then(
        () => false,
        () => true,
      );
      if (isTooMany) return new Response(null, { status: 429 });
      log(lineOf(violation));
    }
    return new Response(null, { status: 204 });
  };
}

/** Both forms: of `report-uri`, one in an object, and of the Reporting API, a list. */
function violationsIn(text: string): Violation[] | undefined {
  try {
    const value = JSON.parse(text) as
      | { 'csp-report'?: Violation }
      | { type?: unknown; body?: Violation }[]
      | null;
    if (Array.isArray(value))
      return value.flatMap((report) =>
        report?.type === 'csp-violation' && report.body ? [report.body] : [],
      );
    return value?.['csp-report'] ? [value['csp-report']] : undefined;
  } catch {
    return undefined;
  }
}

const lineOf = (violation: Violation): string => {
  const directive = shown(violation['effective-directive'] ?? violation.effectiveDirective);
  const blocked = shown(violation['blocked-uri'] ?? violation.blockedURL);
  const page = shown(violation['document-uri'] ?? violation.documentURL);
  return `The policy of ${page} blocked ${blocked} (${directive}).`;
};

/** On one line, and without what stands behind a question mark: that may be somebody's. */
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : 'unknown').replace(/[?#].*$/s, '').replace(/[^\x21-\x7e]+/g, '_').slice(0, 200); // oxfmt-ignore
