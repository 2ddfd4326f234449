// What a sign-in token itself says of how long it lives.

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
