// What a contract says against what the code has, both ways, in sentences.
import { callbackName, propName } from '../../../elements/attributes';
import { errorEvent, type Attribute, type Contract } from '../../../elements/contract';
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
      .map(([name, type]) => `prop ${name}: documented as ${type}, is ${facts.props.get(name)}`),
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
      .map(([type, { detail }]) => `event ${type}: the component does not give it a ${detail}`),
    ...(Object.hasOwn(contract.events, Object.keys(errorEvent)[0]!)
      ? []
      : ['event airside-error exists, and is not documented']),
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

function difference(kind: string, documented: readonly string[], existing: readonly string[]): string[] {
  return [
    ...documented
      .filter((name) => !existing.includes(name))
      .map((name) => `${kind} ${name} is documented, and does not exist`),
    ...existing
      .filter((name) => !documented.includes(name))
      .map((name) => `${kind} ${name} exists, and is not documented`),
  ];
}
