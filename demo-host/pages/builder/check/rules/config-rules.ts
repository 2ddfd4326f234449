// What the loader's data-* attributes and <airside-store> say about the shop.
import { configAttributes } from '../../../../../elements/kit/config-attributes';
import type { Finding } from '../finding';
import { didYouMean } from '../did-you-mean';
import type { CheckedPage } from '../page';
import { webAddress } from '../web-address';

const known = Object.keys(configAttributes).map((name) => `data-${name}`);

export function configRules({ loaders, lineOf }: CheckedPage): Finding[] {
  return loaders.flatMap(({ element, url }) =>
    element.attributes.flatMap(({ name, value, start }): Finding[] => {
      const line = lineOf(start);
      if (!known.includes(name)) {
        // Optimisers add data-* of their own; only what looks like ours is one of ours misspelt.
        const meant = name.startsWith('data-') ? didYouMean(name, known) : undefined;
        const bare = known.includes(`data-${name}`) ? `data-${name}` : undefined;
        const better = bare ?? meant;
        if (!better) return [];
        return [
          {
            rule: 'config-unknown',
            severity: 'warning',
            line,
            title: `The loader does not know ${name}`,
            effect: 'It is ignored, and the default is used.',
            mend: `Did you mean ${better}?`,
            code: `${better}="${value}"`,
          },
        ];
      }
      const isAddress = /-url$|endpoint$/.test(name);
      if (isAddress && value.trim() && !webAddress(value, url ?? new URL('https://shop.example')))
        return [
          {
            rule: 'config-address',
            severity: 'warning',
            line,
            title: `${name} is no address`,
            effect: 'It is ignored, and the shop’s own origin is used.',
            mend: 'Write a whole address, like https://shop.example/graphql.',
          },
        ];
      if (name === 'data-locale' && value.trim() && value.trim() !== 'en_US')
        return [
          {
            rule: 'config-locale',
            severity: 'notice',
            line,
            title: `No texts for ${value.trim()}`,
            effect: 'The elements speak English; prices follow the store view all the same.',
            mend: 'Leave data-locale out, or write en_US.',
          },
        ];
      return [];
    }),
  );
}
