// Response headers as Magento behind nginx sends them. Session cookies are left out: they authenticate nothing here.

/** On whatever started a session: PHP's own headers for pages that no cache may keep. */
export const ofSession = { pragma: 'no-cache' };

export const framing = { 'x-frame-options': 'SAMEORIGIN' };

/** nginx compresses answers of these statuses only, and tells caches so. */
export function compression(status: number): Record<string, string> {
  return [200, 403, 404].includes(status) ? { vary: 'Accept-Encoding' } : {};
}

/** REST: private answers come from a session; what is read or refused before one starts does not. */
export function restHeaders(status: number, hasSession: boolean): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(hasSession && ofSession),
    ...(status === 200 && framing),
    ...compression(status),
  };
}
