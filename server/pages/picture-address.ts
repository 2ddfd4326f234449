// Addresses of pictures as the backend's data has them, which may be anything.

/** In full; undefined for what no browser could load as a picture. */
export function pictureAddress(text: string | null | undefined, shopUrl: string): string | undefined {
  if (!text || !URL.canParse(text, shopUrl)) return undefined;
  const { href, protocol } = new URL(text, shopUrl);
  return /^https?:$/.test(protocol) ? href : undefined;
}
