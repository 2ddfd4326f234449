// What a build offers to other sites (`embed.json` beside its loader), and the lines of HTML that are made of it.

/** Whose origin a directive of a host page's Content-Security-Policy must list. */
export type CspSource = 'loader' | 'backend' | 'content' | 'payment';

/** `embed.json`. Every path is relative to the folder that it is in. */
export interface Release {
  version: string;
  /** The newest loader, for sites that follow along; kept for minutes. */
  alias: string;
  /** The same bytes under a name that no other build has; kept for good. */
  file: string;
  /** Of these bytes, for the script's `integrity`. */
  integrity: string;
  /** Optional sheet: keeps the elements' room before the loader has come. */
  styles: string;
  /** Integrity of each further file of code, for an import map. */
  chunks: Record<string, string>;
  /** By directive. `style-src` is for the optional sheet alone, `frame-src` for the checkout. */
  csp: Record<string, readonly CspSource[]>;
  /** For hosts with a `trusted-types` directive. */
  trustedTypes: readonly string[];
}

/** With everything at one origin, all of them are that one. */
export const csp: Release['csp'] = {
  'script-src': ['loader'],
  'connect-src': ['backend', 'content'],
  'img-src': ['backend', 'content'],
  'media-src': ['content'],
  'font-src': ['loader'],
  'style-src': ['loader'],
  'frame-src': ['payment'],
};

/** Policies that elements make, as a `trusted-types` directive lists them. */
export const trustedTypes: Release['trustedTypes'] = ['airside-html', 'airside-structured-data'];

/** The line that a site's owner pastes; `base`: address of the folder of `embed.json`, with a slash at its end. */
export function scriptLine({ file, integrity }: Release, base: string): string {
  return `<script type="module" src="${base}${file}" integrity="${integrity}" crossorigin></script>`;
}

/** For whoever wants every byte checked: stands before the loader, and needs a hash or a nonce in a strict `script-src`. */
export function importMapLine({ chunks }: Release, base: string): string {
  const integrity = Object.fromEntries(Object.entries(chunks).map(([file, hash]) => [base + file, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
}
