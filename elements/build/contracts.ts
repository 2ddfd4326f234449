// All contracts, for whatever is made from them: manifest, docs/elements.md, Storybook controls, tests. The loader never imports this.
import type { Contract } from '../kit/contract';

const modules = import.meta.glob<{ default?: Contract }>(['../tags/*/*.ts'], {
  eager: true,
});

export const contracts: readonly Contract[] = Object.entries(modules)
  .flatMap(([path, module]) => (/\/([\w-]+)\/\1\.ts$/.test(path) && module.default ? [module.default] : []))
  .sort((a, b) => a.tag.localeCompare(b.tag));
