// The line that a site's owner pastes once: the loader, and what it is told about the shop.
import type { configAttributes } from '../../../../elements/kit/config-attributes';
import type { Release } from '../../../../elements/kit/release';
import { attributeText } from '../../../../elements/build/tag-html';

export type LoaderConfig = Partial<Record<keyof typeof configAttributes, string>>;

export interface LoaderChoice {
  /** Address of the folder of `embed.json`, with a slash at its end. */
  base: string;
  /** Without one, the address that follows releases. */
  release?: Pick<Release, 'file' | 'integrity'>;
  config?: LoaderConfig;
  /** By a tag manager, which drops attributes that it does not know. */
  isManaged?: boolean;
}

/** `config` is written as data-*, or into the address; what is empty is left out. */
export function loaderHtml({ base, release, config = {}, isManaged = false }: LoaderChoice): string {
  const said = Object.entries(config).filter(([, value]) => value);
  const query = isManaged && said.length > 0 ? `?${new URLSearchParams(said)}` : '';
  const attributes = [
    'type="module"',
    `src="${attributeText(base + (release?.file ?? 'airside.js') + query)}"`,
    ...(release ? [`integrity="${release.integrity}"`, 'crossorigin'] : []),
    ...(isManaged ? [] : said.map(([name, value]) => `data-${name}="${attributeText(value)}"`)),
  ];
  return `<script ${attributes.join(' ')}></script>`;
}
