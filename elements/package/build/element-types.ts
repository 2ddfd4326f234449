// Declarations of the elements' classes, made from the contracts: properties, methods and events of each.
import type { Attribute, Contract } from '../../kit/contract.ts';
import { className, propertiesOf, typeText } from '../../build/manifest.ts';

/** Of `airside/<name>/element`. */
export function classDeclaration(contract: Contract, detailNames: ReadonlySet<string>): string {
  const name = className(contract.tag);
  const members = [
    ...propertiesOf(contract).map(({ name: property, attribute, description, type }) => {
      const absent = isOptional(contract, attribute) ? ' | undefined' : '';
      return `${comment(description)}  ${property}: ${type}${absent};`;
    }),
    ...Object.entries(contract.methods ?? {}).map(([method, { description, parameters, returns }]) => {
      const taken = Object.entries(parameters ?? {}).map(([parameter, { type }]) => `${parameter}: ${type}`);
      return `${comment(description)}  ${method}(${taken.join(', ')}): Promise<${returns}>;`;
    }),
    ...['add', 'remove'].flatMap((verb) => listener(verb, name)),
  ];
  const events = Object.entries(contract.events).map(
    ([event, { description, detail }]) => `${comment(description)}  '${event}': CustomEvent<${detail}>;`,
  );
  const body = `export interface ${name}EventMap extends HTMLElementEventMap {
${events.join('\n')}
}

/** ${contract.summary} */
export declare class ${name} extends HTMLElement {
${members.join('\n')}
}
`;
  return importOfDetails(body, detailNames, '../../lib/elements/kit/event-details.js') + body;
}

/** Of `airside/<name>`. */
export function entryDeclaration({ tag }: Contract): string {
  const name = className(tag);
  const path = `./${tag.replace('airside-', '')}/element.js`;
  return `import type { ${name} } from '${path}';
import '../types/events.js';
export { ${name}, type ${name}EventMap } from '${path}';

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${name};
  }
}
`;
}

/** types/elements.d.ts: all of them as one table, which the typings of each framework are made of. */
export function elementTable(contracts: readonly Contract[]): string {
  const rows = contracts.map((contract) => {
    const { tag } = contract;
    const name = className(tag);
    const attributes = Object.entries(contract.attributes).map(
      ([attribute, kind]) => `${comment(kind.description)}  '${attribute}'?: ${attributeType(kind)};`,
    );
    const properties = propertiesOf(contract)
      .filter(({ name: property }) => !Object.hasOwn(contract.attributes, property))
      .map(({ name: property }) => `'${property}'`);
    const own = Object.keys(contract.events).map((event) => `'${event}'`);
    // It is there to have other elements inside, whose events come by.
    const events = contract.component ? `Pick<${name}EventMap, ${own.join(' | ')}>` : 'AirsideEventMap';
    return `  '${tag}': {
    element: ${name};
    attributes: {${attributes.length ? `\n${indented(attributes.join('\n'))}\n    ` : ''}};
    properties: ${properties.length ? `Partial<Pick<${name}, ${properties.join(' | ')}>>` : '{}'};
    events: ${events};
    content: '${contentOf(contract)}';
  };`;
  });
  const imports = contracts.map(({ tag }) => {
    const name = className(tag);
    const path = `../elements/${tag.replace('airside-', '')}.js`;
    return `import type { ${name}, ${name}EventMap } from '${path}';`;
  });
  return `${imports.join('\n')}
import type { AirsideEventMap } from './events.js';

/** Written without a value, or as text, too: what counts is that it is there, and is not "false". */
type Flag = boolean | '' | 'true' | 'false';

export interface AirsideElements {
${rows.join('\n')}
}
`;
}

/** types/events.d.ts: events bubble out of shadow roots, so they arrive on document, window and every element. */
export function eventTable(contracts: readonly Contract[], detailNames: ReadonlySet<string>): string {
  const details = new Map<string, Set<string>>();
  for (const { events } of contracts)
    for (const [event, { detail }] of Object.entries(events))
      details.set(event, (details.get(event) ?? new Set()).add(detail));
  const rows = [...details].sort().map(([event, all]) => `  '${event}': ${[...all].sort().join(' | ')};`);
  const body = `/** What the events of all elements bring along. */
export interface AirsideEventDetails {
${rows.join('\n')}
}

/** What a handler is given: \`(event: AirsideEvent<'airside-item-added'>) => …\` */
export type AirsideEvent<Name extends keyof AirsideEventDetails = keyof AirsideEventDetails> = CustomEvent<
  AirsideEventDetails[Name]
>;

export type AirsideEventMap = { [Name in keyof AirsideEventDetails]: AirsideEvent<Name> };

declare global {
  interface GlobalEventHandlersEventMap extends AirsideEventMap {}
}
`;
  return importOfDetails(body, detailNames, '../lib/elements/kit/event-details.js') + body;
}

/** Whose what stands inside the tag is. */
const contentOf = ({ root, tag }: Contract): 'own' | 'page' =>
  root === 'light' && tag !== 'airside-store' ? 'own' : 'page';

/** Without a default it reads as undefined; whatever it is, undefined sets it back. */
const isOptional = ({ attributes }: Contract, attribute = ''): boolean =>
  attributes[attribute]?.type !== 'boolean' && attributes[attribute]?.default === undefined;

function attributeType(kind: Attribute): string {
  if (kind.type === 'boolean') return 'Flag';
  return kind.type === 'number' ? 'number | `${number}`' : typeText(kind);
}

function listener(verb: string, name: string): string[] {
  const options = `options?: boolean | ${verb === 'add' ? 'Add' : ''}EventListenerOptions`;
  return [
    `  ${verb}EventListener<Name extends keyof ${name}EventMap>(type: Name, listener: (this: ${name}, event: ${name}EventMap[Name]) => unknown, ${options}): void;`,
    `  ${verb}EventListener(type: string, listener: EventListenerOrEventListenerObject, ${options}): void;`,
  ];
}

const indented = (text: string): string => text.replace(/^/gm, '    ');
const comment = (text: string): string => `  /** ${text} */\n`;

function importOfDetails(body: string, names: ReadonlySet<string>, path: string): string {
  const used = [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort();
  return used.length ? `import type { ${used.join(', ')} } from '${path}';\n\n` : '';
}
