// docs/elements.md: every element in its group, with what a page writes and hears, an example and its picture.
import type { Attribute, Contract } from '../kit/contract.ts';
import { grouped } from './groups.ts';
import { markdownTable } from './markdown-table.ts';
import { pictureOf } from './pictures.ts';
import { exampleOf } from './tag-html.ts';

export function elementsPage(contracts: readonly Contract[]): string {
  const groups = grouped(contracts);
  const contents = groups.map(
    ({ name, contracts }) => `- ${name}: ${contracts.map(({ tag }) => `[\`${tag}\`](#${tag})`).join(', ')}`,
  );
  const sections = groups.map(
    ({ name, contracts }) => `## ${name}\n\n${contracts.map(section).join('\n\n')}`,
  );
  return `# Elements

Made from the contracts in \`elements/tags\` by \`npm run docs\`; a test compares. Pictures show the examples, or what they
open, with the demo’s data; \`npm run docs:pictures\` draws them.

What a page writes and hears of each element. An attribute that is yes or no says yes where it is present, unless its value is "no". A
value that makes no sense counts as absent. All elements also tell \`airside-error\` where they fail, and the detail of an event has the type that
stands beside it, of \`elements/kit/event-details.ts\`. Methods, slots, parts and custom properties in full are in Storybook,
\`custom-elements.json\` and \`/authors.md\` of a build; how to put elements on a page stands in [embed.md](embed.md).

${contents.join('\n')}

${sections.join('\n\n')}
`;
}

/** Sentences name tags as HTML does. */
const plain = (sentence: string): string => sentence.replaceAll('<', '\\<');

function section(contract: Contract): string {
  return [
    `### ${contract.tag}`,
    plain(contract.summary),
    `\`\`\`html\n${exampleOf(contract)}\n\`\`\``,
    ...image(contract),
    ...attributeTable(contract),
    ...eventTable(contract),
  ].join('\n\n');
}

function image(contract: Contract): string[] {
  const picture = pictureOf(contract);
  return picture ? [`![${picture.alt}](elements/${contract.tag}.webp)`] : [];
}

function attributeTable({ attributes, needs = [] }: Contract): string[] {
  const needed = needs.length > 1 ? '**one of these is required**' : '**required**';
  const rows = Object.entries(attributes).map(([name, attribute]) => [
    `\`${name}\``,
    valuesOf(attribute),
    needs.includes(name) ? needed : usual(attribute),
    plain(attribute.description),
  ]);
  return rows.length ? [markdownTable(['attribute', 'values', 'when absent', 'says'], rows)] : [];
}

function valuesOf({ type, options }: Attribute): string {
  if (options) return options.map((option) => `\`${option}\``).join(', ');
  return type === 'boolean' ? 'yes or no' : type;
}

function usual({ type, default: value }: Attribute): string {
  if (type === 'boolean') return value ? 'yes' : 'no';
  return value === undefined || value === '' ? '–' : `\`${value}\``;
}

function eventTable({ events }: Contract): string[] {
  const rows = Object.entries(events)
    .filter(([name]) => name !== 'airside-error')
    .map(([name, { detail, description }]) => [
      `\`${name}\``,
      detail === 'undefined' ? '–' : `\`${detail}\``,
      plain(description),
    ]);
  return rows.length ? [markdownTable(['event', 'detail', 'told when'], rows)] : [];
}
