// The web app manifest: people install the shop under its own name, with its own picture.
import { iconSizes } from '../../elements/tags/shop/icon-sizes';
import { sniffing } from '../http/answers';
import type { AskBackend } from './ask-backend';
import type { DocumentOptions } from './document/document';
import { configFields, readShell, type ShellAnswer } from './shell';

const query = /* GraphQL */ `
  query ServerManifest {
    ${configFields}
  }
`;

/** Those of the build, where the shop has none of its own; the letter stands well inside the circle of a platform. */
const icons = iconSizes.map((size) => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
}));

/** A theme has others, which stand in its sheet alone. */
const colours = { background_color: '#fffdf9', theme_color: '#fffdf9' };

/** Rejects as `ask` does. */
export async function webManifest(
  ask: AskBackend,
  { shopUrl, theme }: Pick<DocumentOptions, 'shopUrl' | 'theme'>,
): Promise<Response> {
  const { storeConfig } = await ask<Pick<ShellAnswer, 'storeConfig'>>(query);
  const { name, icon, defaultDescription } = readShell({ storeConfig, categoryList: null }, shopUrl);
  const manifest = {
    id: '/',
    name,
    ...(defaultDescription && { description: defaultDescription }),
    start_url: '/',
    display: 'standalone',
    ...(!theme && colours),
    icons: icon ? [{ src: icon, sizes: 'any' }] : icons,
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      ...sniffing,
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    },
  });
}
