// README of the package: what docs/npm.md says of it, and every element in one table.
import type { Contract } from '../../kit/contract.ts';
import { markdownTable } from '../../build/markdown-table.ts';

/** `page`: docs/npm.md, whose first paragraph is about building the package. */
export function packageReadme(contracts: readonly Contract[], page: string): string {
  // Other documents do not come with the package.
  const [, , ...use] = page
    .trim()
    .replace(/\[([^\]]+)\]\([\w-]+\.md[^)]*\)/g, 'docs/$1')
    .split('\n\n');
  return `# airside

A duty-free shop as custom elements, in front of a Magento-compatible GraphQL backend. All elements of a page share one
cart, one session and one GraphQL client.

\`\`\`sh
npm install airside react react-dom
\`\`\`

${use.join('\n\n')}

## Elements

${elementTable(contracts)}

Attributes, properties, methods, events, slots, parts and custom properties in full: \`custom-elements.json\`.
`;
}

/** One row per element; airside-error, which all have, is left out. */
function elementTable(contracts: readonly Contract[]): string {
  const code = (names: string[]): string => names.map((name) => `\`${name}\``).join(' ');
  const rows = contracts.map(({ tag, summary, attributes, events }) => [
    code([tag]),
    summary,
    code(Object.keys(attributes)),
    code(Object.keys(events).filter((name) => name !== 'airside-error')),
  ]);
  return markdownTable(['element', 'shows', 'attributes', 'events'], rows);
}
