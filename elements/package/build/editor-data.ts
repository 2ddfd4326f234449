// What editors read to complete and explain our tags in HTML: VS Code's custom data and JetBrains' web-types.
import type { Attribute, Contract } from '../../kit/contract.ts';
import { className, named, propertiesOf, typeText } from '../../build/manifest.ts';

/** vscode.html-custom-data.json, format 1.1. */
export function vscodeData(contracts: readonly Contract[]): object {
  return {
    version: 1.1,
    tags: contracts.map(({ tag, summary, attributes, events, slots, parts }) => ({
      name: tag,
      description: { kind: 'markdown', value: [summary, ...lists({ events, slots, parts })].join('\n\n') },
      attributes: Object.entries(attributes).map(([name, kind]) => ({
        name,
        description: withDefault(kind),
        ...(kind.type === 'boolean' ? { valueSet: 'v' } : {}),
        ...(kind.options ? { values: kind.options.map((option) => ({ name: option })) } : {}),
      })),
    })),
  };
}

/** web-types.json: https://github.com/JetBrains/web-types */
export function webTypes(contracts: readonly Contract[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'airside',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: contracts.map((contract) => ({
          name: contract.tag,
          description: contract.summary,
          attributes: Object.entries(contract.attributes).map(([name, kind]) => ({
            name,
            description: kind.description,
            value: valueOf(kind),
            ...(kind.default === undefined ? {} : { default: JSON.stringify(kind.default) }),
          })),
          slots: named(contract.slots),
          js: {
            properties: propertiesOf(contract).map(({ name, description, type }) => ({
              name,
              description,
              type,
            })),
            events: Object.entries(contract.events).map(([name, { description, detail }]) => ({
              name,
              description,
              type: `CustomEvent<${detail}>`,
            })),
          },
          css: { parts: named(contract.parts), properties: named(contract.customProperties) },
          source: { module: contract.tag.replace('airside-', 'airside/'), symbol: className(contract.tag) },
        })),
      },
    },
  };
}

function valueOf(kind: Attribute): object {
  if (kind.type === 'boolean') return { type: 'boolean', required: false };
  return { type: kind.options ? kind.options.map((option) => `'${option}'`) : typeText(kind) };
}

function withDefault({ description, default: fallback }: Attribute): string {
  return fallback === undefined || fallback === '' || fallback === false
    ? description
    : `${description} Default: ${fallback}.`;
}

/** What HTML's attributes do not tell, for the hover card. */
function lists(kinds: Record<string, Record<string, string | { description: string }>>): string[] {
  return Object.entries(kinds).flatMap(([title, entries]) => {
    const rows = Object.entries(entries).map(
      ([name, said]) => `- \`${name || 'default'}\` ${typeof said === 'string' ? said : said.description}`,
    );
    return rows.length ? [`**${title}**\n${rows.join('\n')}`] : [];
  });
}
