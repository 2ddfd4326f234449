// docs/elements.md: every element in its group, as people look for one; and the same rows for the README of the npm package.
import type { Contract } from '../kit/contract.ts';
import { grouped } from './groups.ts';

export function elementsPage(contracts: readonly Contract[]): string {
  const groups = grouped(contracts).map(
    ({ name, contracts }) => `## ${name}\n\n${elementTable(contracts)}\n`,
  );
  return `# Elements

Made from the contracts in \`elements/tags\` by \`npm run docs\`; a test compares.

What a page writes and hears of each element. All of them also tell \`airside-error\` where they fail. Methods, slots, parts and
custom properties in full are in Storybook, \`custom-elements.json\` and \`/authors.md\` of a build; how to put elements on a page
stands in [embed.md](embed.md).

${groups.join('\n')}`;
}

/** One row per element; airside-error, which all have, is left out. */
export function elementTable(contracts: readonly Contract[]): string {
  const code = (names: string[]): string => names.map((name) => `\`${name}\``).join(' ');
  const rows = contracts.map(({ tag, summary, attributes, events }) => [
    code([tag]),
    summary,
    code(Object.keys(attributes)),
    code(Object.keys(events).filter((name) => name !== 'airside-error')),
  ]);
  return [['element', 'shows', 'attributes', 'events'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
