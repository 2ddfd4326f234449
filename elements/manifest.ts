// What contracts say, in the forms that others read: the custom-elements manifest for editors, the README's table for people.
import { camelCase } from './attributes';
import type { Attribute, Contract } from './contract';

/** JSON of https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0. */
export function customElementsManifest(contracts: readonly Contract[]): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: contracts.map((contract) => ({
      kind: 'javascript-module',
      path: 'airside.js',
      declarations: [declaration(contract)],
      exports: [
        {
          kind: 'custom-element-definition',
          name: contract.tag,
          declaration: { name: className(contract.tag), module: 'airside.js' },
        },
      ],
    })),
  };
}

function declaration(contract: Contract): object {
  const attributes = Object.entries(contract.attributes);
  return {
    kind: 'class',
    customElement: true,
    name: className(contract.tag),
    tagName: contract.tag,
    description: contract.summary,
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(([name, attribute]) => ({
      name,
      fieldName: camelCase(name),
      description: attribute.description,
      type: { text: typeText(attribute) },
      ...(attribute.default === undefined ? {} : { default: JSON.stringify(attribute.default) }),
    })),
    members: [
      ...attributes.map(([name, attribute]) => ({
        kind: 'field',
        name: camelCase(name),
        attribute: name,
        description: attribute.description,
        type: { text: typeText(attribute) },
      })),
      ...Object.entries(contract.properties ?? {}).map(([name, { description, type }]) => ({
        kind: 'field',
        name,
        description,
        type: { text: type },
      })),
    ],
    events: Object.entries(contract.events).map(([name, { description, detail }]) => ({
      name,
      description,
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: named(contract.slots),
    cssParts: named(contract.parts),
    cssProperties: named(contract.customProperties),
  };
}

const named = (entries: Record<string, string>): object[] =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

/** airside-mini-cart → AirsideMiniCart */
function className(tag: string): string {
  const name = camelCase(tag);
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

function typeText({ type, options }: Attribute): string {
  if (options) return options.map((option) => `'${option}'`).join(' | ');
  return type === 'text' ? 'string' : type;
}

/** One row per element; airside-error, which all have, is left out. */
export function readmeTable(contracts: readonly Contract[]): string {
  const code = (names: string[]): string => names.map((name) => `\`${name}\``).join(' ');
  const rows = contracts.map((contract) => [
    `\`${contract.tag}\``,
    contract.summary,
    code(Object.keys(contract.attributes)),
    code(Object.keys(contract.events).filter((name) => name !== 'airside-error')),
  ]);
  return [['element', 'shows', 'attributes', 'events'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
