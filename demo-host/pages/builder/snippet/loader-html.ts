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
}

/** `config` is written as data-*; what is empty is left out. */
export function loaderHtml({ base, release, config = {} }: LoaderChoice): string {
  const attributes = [
    'type="module"',
    `src="${attributeText(base + (release?.file ?? 'airside.js'))}"`,
    ...(release ? [`integrity="${release.integrity}"`, 'crossorigin'] : []),
    ...Object.entries(config).flatMap(([name, value]) =>
      value ? [`data-${name}="${attributeText(value)}"`] : [],
    ),
  ];
  return `<script ${attributes.join(' ')}></script>`;
}
