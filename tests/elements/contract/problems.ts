// What a contract says against what the code has, both ways, in sentences.
import { callbackName, propName } from '../../../elements/kit/attributes';
import { errorEvent, type Attribute, type Contract } from '../../../elements/kit/contract';
import type { Facts } from './facts';

/** Empty where everything that is documented exists, and everything that exists is documented. */
export function problems(contract: Contract, facts: Facts): string[] {
  return [
    ...attributeProblems(contract, facts),
    ...eventProblems(contract, facts),
    ...difference('method', Object.keys(methodTexts(contract)), [...facts.methods]),
    ...difference('slot', Object.keys(contract.slots), [...facts.slots]),
    ...difference('part', Object.keys(contract.parts), [...facts.parts]),
    ...difference('custom property', Object.keys(contract.customProperties), [...facts.customProperties]),
  ];
}

function attributeProblems(contract: Contract, facts: Facts): string[] {
  const attributes = Object.entries(contract.attributes);
  const own = facts.attributes
    ? difference('attribute', Object.keys(contract.attributes), [...facts.attributes])
    : [];
  if (!contract.component)
    return [
      ...own,
      ...difference(
        'property',
        [...(contract.internalProps ?? []), ...Object.keys(contract.properties ?? {})],
        [...facts.props.keys()],
      ),
    ];
  const documented = new Map([
    ...attributes.map(([name, attribute]) => [propName(name, attribute), propType(attribute)] as const),
    ...Object.entries(contract.properties ?? {}).map(([name, { type }]) => [name, type] as const),
  ]);
  const internal = contract.internalProps ?? [];
  const isCallback = (name: string) => /^on[A-Z]/.test(name);
  const named = [...documented.keys(), ...internal.filter((name) => !isCallback(name))];
  return [
    ...own,
    ...difference('prop', named, [...facts.props.keys()]),
    ...[...documented]
      .filter(([name, type]) => (facts.props.get(name) ?? type) !== type)
      .map(
        ([name, type]) =>
          `prop ${name}: documented as ${type}, is ${facts.props.get(name)}: change the type in the contract, or of the prop`,
      ),
  ];
}

function propType({ type, options }: Attribute): string {
  if (options)
    return options
      .map((option) => `"${option}"`)
      .sort()
      .join(' | ');
  return type === 'text' ? 'string' : type;
}

function eventProblems(contract: Contract, facts: Facts): string[] {
  if (!contract.component) return difference('event', Object.keys(contract.events), [...facts.events]);
  const events = Object.entries(contract.events).filter(([type]) => !Object.hasOwn(errorEvent, type));
  const internal = (contract.internalProps ?? []).filter((name) => /^on[A-Z]/.test(name));
  return [
    ...difference(
      'callback',
      [...events.map(([type]) => callbackName(type)), ...internal],
      [...facts.callbacks.keys()],
    ),
    ...events
      .filter(([type, { detail }]) => facts.callbacks.get(callbackName(type))?.(detail) === false)
      .map(
        ([type, { detail }]) =>
          `event ${type}: the component does not give it a ${detail}: name the type of kit/event-details.ts that ${callbackName(type)} takes`,
      ),
    ...(Object.hasOwn(contract.events, Object.keys(errorEvent)[0]!)
      ? []
      : ['event airside-error exists, and is not documented: write ...errorEvent in events']),
  ];
}

function methodTexts(contract: Contract): Record<string, true> {
  return Object.fromEntries(
    Object.entries(contract.methods ?? {}).map(([name, { parameters = {}, returns }]) => {
      const given = Object.entries(parameters).map(([parameter, { type }]) => `${parameter}: ${type}`);
      return [`${name}(${given.join(', ')}): ${returns}`, true];
    }),
  );
}

/** What to do where the code has something that the contract does not name, and the other way round. */
const remedies: Record<string, { add: string; drop: string }> = {
  attribute: { add: 'name it in attributes', drop: 'observe it in the class, or take it out of attributes' },
  prop: {
    add: 'name it in attributes (in kebab-case), in properties where only a script can set it, or in internalProps where no page can',
    drop: 'give the component that prop, or take it out of attributes, properties or internalProps',
  },
  property: {
    add: 'name it in properties, or in internalProps where no page can set it',
    drop: 'give the class that property, or take it out of properties or internalProps',
  },
  event: { add: 'name it in events', drop: 'dispatch it, or take it out of events' },
  callback: {
    add: 'name its event in events (onItemAdded is airside-item-added), or it in internalProps where no page can hear it',
    drop: 'give the component that prop, or take its event out of events (airside-item-added is onItemAdded)',
  },
  method: {
    add: 'name it in methods, with these parameters and this result',
    drop: 'hand it over by useImperativeHandle(expose, …), or take it out of methods',
  },
  slot: { add: 'name it in slots', drop: 'draw <slot> with that name, or take it out of slots' },
  part: { add: 'name it in parts', drop: 'draw part="…" with that name, or take it out of parts' },
  'custom property': {
    add: 'name it in customProperties, or in kit/tokens.ts where all elements know it',
    drop: 'read it by var(…) in a sheet of the element, or take it out of customProperties',
  },
};

function difference(kind: string, documented: readonly string[], existing: readonly string[]): string[] {
  const { add, drop } = remedies[kind]!;
  const named = (name: string): string => `${kind} ${name || "'' (the default slot)"}`;
  return [
    ...documented
      .filter((name) => !existing.includes(name))
      .map((name) => `${named(name)} is documented, and does not exist: ${drop}`),
    ...existing
      .filter((name) => !documented.includes(name))
      .map((name) => `${named(name)} exists, and is not documented: ${add}`),
  ];
}
