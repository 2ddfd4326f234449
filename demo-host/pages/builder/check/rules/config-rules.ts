// What the loader's data-* attributes, or its address, say about the shop.
import { configAttributes } from '../../../../../elements/kit/config-attributes';
import type { Finding } from '../finding';
import { didYouMean } from '../did-you-mean';
import { attribute } from '../html/tree';
import { parametersOf, type Loader } from '../loaders';
import type { CheckedPage } from '../page';
import { webAddress } from '../web-address';

interface Told {
  /** As the page writes it. */
  name: string;
  value: string;
  start: number;
  isInAddress?: true;
}

const settings = Object.keys(configAttributes);
const data = settings.map((name) => `data-${name}`);

export function configRules({ loaders, lineOf }: CheckedPage): Finding[] {
  return loaders.flatMap((loader) =>
    toldTo(loader).flatMap((told) => {
      const finding = (told.isInAddress ? settings : data).includes(told.name)
        ? wrongValue(told, loader)
        : unknown(told);
      return finding ? [{ ...finding, line: lineOf(told.start) }] : [];
    }),
  );
}

/** An attribute wins over what stands in the address. */
function toldTo(loader: Loader): Told[] {
  const { element } = loader;
  const start = element.attributes.find(({ value }) => value.trim() === loader.src)?.start ?? element.start;
  const inAddress = [...parametersOf(loader)]
    .filter(([name]) => attribute(element, `data-${name}`) === undefined)
    .map(([name, value]) => ({ name, value, start, isInAddress: true as const }));
  return [...element.attributes, ...inAddress];
}

type Wrong = Omit<Finding, 'line'> | undefined;

/** Optimisers add names of their own; only what looks like ours is one of ours misspelt. */
function unknown({ name, value, isInAddress }: Told): Wrong {
  const better = isInAddress
    ? didYouMean(name.replace(/^data-/, ''), settings)
    : data.includes(`data-${name}`)
      ? `data-${name}`
      : name.startsWith('data-')
        ? didYouMean(name, data)
        : undefined;
  if (!better) return undefined;
  return {
    rule: 'config-unknown',
    severity: 'warning',
    title: `The loader does not know ${name}`,
    effect: 'It is ignored, and the default is used.',
    mend: `Did you mean ${better}?`,
    code: isInAddress ? `${better}=${value}` : `${better}="${value}"`,
  };
}

function wrongValue({ name, value }: Told, { url }: Loader): Wrong {
  const text = value.trim();
  const isAddress = /-url$|endpoint$/.test(name);
  if (isAddress && text && !webAddress(value, url ?? new URL('https://shop.example')))
    return {
      rule: 'config-address',
      severity: 'warning',
      title: `${name} is no address`,
      effect: 'It is ignored, and the shop’s own origin is used.',
      mend: 'Write a whole address, like https://shop.example/graphql.',
    };
  if (/^(data-)?locale$/.test(name) && text && text !== 'en_US')
    return {
      rule: 'config-locale',
      severity: 'notice',
      title: `No texts for ${text}`,
      effect: 'The elements speak English; prices follow the store view all the same.',
      mend: `Leave ${name} out, or write en_US.`,
    };
  return undefined;
}
