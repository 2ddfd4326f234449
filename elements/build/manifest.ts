// What contracts say, in the forms that others read: the custom-elements manifest for editors.
import { camelCase } from '../kit/attributes.ts';
import type { Attribute, Contract, Method } from '../kit/contract';

/** JSON of https://github.com/webcomponents/custom-elements-manifest, schema 2.1.0; `moduleOf`: the module that registers an element and exports its class. */
export function customElementsManifest(
  contracts: readonly Contract[],
  moduleOf?: (contract: Contract) => string,
): object {
  return {
    schemaVersion: '2.1.0',
    readme: '',
    modules: contracts.map((contract) => {
      const path = moduleOf?.(contract) ?? 'airside.js';
      const name = className(contract.tag);
      return {
        kind: 'javascript-module',
        path,
        declarations: [declaration(contract)],
        exports: [
          ...(moduleOf ? [{ kind: 'js', name, declaration: { name, module: path } }] : []),
          { kind: 'custom-element-definition', name: contract.tag, declaration: { name, module: path } },
        ],
      };
    }),
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
      ...(contract.component ? { fieldName: camelCase(name) } : {}),
      description: attribute.description,
      type: { text: typeText(attribute) },
      ...(attribute.default === undefined ? {} : { default: JSON.stringify(attribute.default) }),
    })),
    members: [
      ...propertiesOf(contract).map(({ name, attribute, description, type }) => ({
        kind: 'field',
        name,
        ...(attribute ? { attribute } : {}),
        description,
        type: { text: type },
      })),
      ...Object.entries(contract.methods ?? {}).map(method),
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

function method([name, { description, parameters, returns }]: [string, Method]): object {
  return {
    kind: 'method',
    name,
    description,
    parameters: Object.entries(parameters ?? {}).map(([parameter, said]) => ({
      name: parameter,
      description: said.description,
      type: { text: said.type },
    })),
    return: { type: { text: `Promise<${returns}>` } },
  };
}

interface Property {
  name: string;
  /** The one that sets it, too. */
  attribute?: string;
  description: string;
  /** TypeScript. */
  type: string;
}

/** What scripts can set and read. An element without a component is written by hand, and has attributes alone. */
export function propertiesOf({ component, attributes, properties = {} }: Contract): Property[] {
  if (!component) return [];
  return [
    ...Object.entries(attributes).map(([attribute, kind]) => ({
      name: camelCase(attribute),
      attribute,
      description: kind.description,
      type: typeText(kind),
    })),
    ...Object.entries(properties).map(([name, { description, type }]) => ({ name, description, type })),
  ];
}

export const named = (entries: Record<string, string>): object[] =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

/** airside-mini-cart → AirsideMiniCartElement */
export function className(tag: string): string {
  const name = camelCase(tag);
  return `${name[0]?.toUpperCase()}${name.slice(1)}Element`;
}

/** TypeScript. */
export function typeText({ type, options }: Attribute): string {
  if (options) return options.map((option) => `'${option}'`).join(' | ');
  return type === 'text' ? 'string' : type;
}
