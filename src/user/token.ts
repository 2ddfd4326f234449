// What can be read from a sign-in token: how long it lives, and how much of that a stored record has left.
import type { StorageRecord } from '../storage/browser-storage';

export const tokenKey = 'signin_token';

/**
 * Seconds that the token lives, by its own `exp`; undefined when the token is opaque. Counted from its `iat`, since the
 * backend's clock may differ from ours; `now` in ms stands in where it has none.
 */
export function tokenLifetime(token: string, now: number): number | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const { exp, iat = now / 1000 } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: unknown;
      iat?: number;
    };
    return typeof exp === 'number' ? Math.max(1, Math.floor(exp - iat)) : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds, negative when the time is over (SPEC 4.4). A record without ttl never expires. */
export function secondsLeft(record: StorageRecord | undefined, now: number): number {
  return record?.ttl ? record.ttl - (now - record.timeStored) / 1000 : Infinity;
}
