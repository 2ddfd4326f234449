// What the code of an element has, found without its contract's word for it.
import { join } from 'node:path';
import { tokens } from '../../../elements/kit/sheets/tokens';
import { deepCallbacks, detailTypes, exposed, propsOf, takes, typeText } from './component';
import { drawnBy, type Drawn } from './drawn';
import { filesOf } from './graph';
import {
  attributesOf,
  classMethods,
  classProperties,
  eventsOf,
  exportedParts,
  handWritten,
} from './hand-written';
import { contractFiles, readProgram, root } from './program';

export interface Facts extends Drawn {
  /** Of an element that is written by hand; undefined where only a component has props. */
  attributes?: Set<string>;
  /** Of the component, without its callbacks: name → type, literals sorted. */
  props: Map<string, string>;
  /** Callbacks of the component: name → whether it hands over what the type of that name says. */
  callbacks: Map<string, (detail: string) => boolean>;
  /** Events that code without a component dispatches. */
  events: Set<string>;
  /** name(parameter: type): what it resolves to. */
  methods: Set<string>;
}

export function readFacts(): (tag: string) => Facts {
  const program = readProgram();
  const checker = program.getTypeChecker();
  const details = detailTypes(program, checker);
  return (tag) => {
    const contractFile = contractFiles[tag] ?? '';
    const written = handWritten[tag];
    const own = written && join(root, written.file);
    const members = propsOf(program, checker, contractFile);
    const files = members ? filesOf(program, [contractFile, ...(own ? [own] : [])]) : [];
    const drawn = drawnBy(program, files);
    for (const { name } of tokens) drawn.customProperties.delete(name);
    const exported = written && exportedParts(program, written);
    const facts: Facts = {
      ...drawn,
      // What stands inside an element is shown until its component stands (bridge.ts, define.ts), or for good.
      slots: new Set([...drawn.slots, ...(!written || written.isLight ? [''] : [])]),
      parts: new Set([...drawn.parts].filter((part) => !exported || exported.has(part))),
      ...(written ? { attributes: attributesOf(program, written) } : {}),
      props: new Map(own ? classProperties(program, own).map((name) => [name, 'any']) : []),
      callbacks: new Map(),
      events: written ? eventsOf(program, written) : new Set(),
      methods: new Set(own ? classMethods(program, own) : []),
    };
    for (const member of [...(members ?? []), ...deepCallbacks(program, files)]) {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
      if (member.name === 'expose') exposed(checker, type).forEach((method) => facts.methods.add(method));
      else if (/^on[A-Z]/.test(member.name)) {
        const before = facts.callbacks.get(member.name);
        facts.callbacks.set(
          member.name,
          (detail) => takes(checker, type, details.get(detail)) && (before?.(detail) ?? true),
        );
      } else facts.props.set(member.name, typeText(checker, type));
    }
    return facts;
  };
}
