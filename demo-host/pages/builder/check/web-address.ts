// Addresses as people write them.

/** Of markup; undefined for what no page can be asked for at, as elements/kit/config.ts has it, and for a relative one without a base. */
export function webAddress(text: string | undefined, base?: URL): URL | undefined {
  const url = text?.trim() ? parsedUrl(text, base) : undefined;
  return url && /^(https?|file):$/.test(url.protocol) ? url : undefined;
}

/** What reads like a host: a name with dots or a port. Without a scheme `localhost:8080` is an address of the scheme `localhost`. */
const hostAlone = /^(localhost|[\w-]+(\.[\w-]+)+|[\w-]+(?=:\d))(:\d+)?([/?#]|$)/i;
const ownMachine = /^(localhost(?![\w.-])|127\.)/i;

/** As somebody types it, who leaves out the scheme. */
export function typedAddress(text = ''): URL | undefined {
  const typed = text.trim();
  if (!hostAlone.test(typed)) return webAddress(typed);
  return webAddress(`${ownMachine.test(typed) ? 'http' : 'https'}://${typed}`);
}

export function parsedUrl(address: string, base?: URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
