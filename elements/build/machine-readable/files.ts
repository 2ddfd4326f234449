// Files of the build for machines that read: llms.txt, and the author guide that it leads to.
import { needsOf, policyLines, type Origins } from '../policy/needs';
import type { Contract } from '../../kit/contract';
import { tokens } from '../../kit/sheets/tokens';
import { authorGuide } from './author-guide';
import { llmsText } from './llms';

/** By file name. `detailSources`: the texts of src/cart/ecommerce.ts and elements/kit/event-details.ts. */
export function machineFiles(
  contracts: readonly Contract[],
  detailSources: readonly string[],
): Record<string, string> {
  const shop = ['https://shop.example'];
  const origins: Origins = {
    loader: shop,
    backend: shop,
    content: shop,
    payment: { frames: [], requests: [] },
  };
  const policy = policyLines(needsOf(origins, []));
  return {
    'llms.txt': llmsText(contracts),
    'authors.md': authorGuide({ contracts, tokens, policy, detailTypes: declarations(detailSources) }),
  };
}

/** Without imports, exports of other files and words about the file. */
function declarations(sources: readonly string[]): string {
  return sources
    .map((source) =>
      source
        .replace(/^\/\/.*$/gm, '')
        .replace(/^(import|export) type \{[^}]*\} from [^;]*;$/gm, '')
        .replaceAll('export interface', 'interface')
        .replace(/\n{2,}/g, '\n')
        .trim(),
    )
    .join('\n');
}
