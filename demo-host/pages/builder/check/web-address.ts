// Addresses as people write them.

/** undefined for what is no address, also for a relative one without a base. */
export function webAddress(text: string | undefined, base?: URL): URL | undefined {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  const withScheme = !base && /^[\w-]+(\.[\w-]+)+([/:?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
  return parsedUrl(withScheme, base);
}

export function parsedUrl(address: string, base?: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
