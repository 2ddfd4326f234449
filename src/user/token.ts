// What can be read from a sign-in token: how long it lives, and whether a stored record has outlived its time.
import type { StorageRecord } from '../storage/browser-storage';

export const tokenKey = 'signin_token';

/** Seconds until the token's own `exp`; undefined when the token is opaque. */
export function tokenLifetime(token: string, now: number): number | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? Math.max(1, Math.floor(exp - now / 1000)) : undefined;
  } catch {
    return undefined;
  }
}

/** SPEC 4.4: more than ttl seconds have passed since timeStored. A record without ttl never expires. */
export function isExpired(record: StorageRecord | undefined, now: number): boolean {
  return !!record?.ttl && now - record.timeStored > record.ttl * 1000;
}
