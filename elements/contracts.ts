// All contracts, for whatever is made from them: manifest, README table, Storybook controls, tests. The loader never imports this.
import type { Contract } from './contract';

const modules = import.meta.glob<{ default?: Contract }>(['./*/*.ts', '!./{build,package}/*'], {
  eager: true,
});

export const contracts: readonly Contract[] = Object.entries(modules)
  .flatMap(([path, module]) =>
    /^\.\/([\w-]+)\/\1\.ts$/.test(path) && module.default ? [module.default] : [],
  )
  .sort((a, b) => a.tag.localeCompare(b.tag));
