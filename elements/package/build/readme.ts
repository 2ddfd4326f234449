// README of the package: what the repository's says of it, and every element in one table.
import type { Contract } from '../../contract.ts';
import { readmeTable } from '../../manifest.ts';

/** `readme`: the repository's, with a section "npm" whose first paragraph is about building the package. */
export function packageReadme(contracts: readonly Contract[], readme: string): string {
  const [, section = ''] = /^## npm\n\n([^]*?)(?=^## )/m.exec(readme) ?? [];
  const [, ...use] = section.trim().split('\n\n');
  if (!use.length) throw new Error('README.md has no section "npm"');
  return `# airside

A duty-free shop as custom elements, in front of a Magento-compatible GraphQL backend. All elements of a page share one
cart, one session and one GraphQL client.

\`\`\`sh
npm install airside react react-dom
\`\`\`

${use.join('\n\n')}

## Elements

${readmeTable(contracts)}

Attributes, properties, methods, events, slots, parts and custom properties in full: \`custom-elements.json\`.
`;
}
