// React DOM without what never happens here: nobody hydrates, suspends, draws a <ViewTransition>, asks for a preload, or has
// anything hoisted into the head. What only such things call is then the minifier's to find.
import { parseAst, type ESTree } from 'vite';
import { childrenOf, cut, withCuts, type Cut } from './cuts.ts';

type Node = ESTree.Node;

/** Variables of the module, and properties, that keep the value they begin with. */
const variables: Record<string, string> = { isHydrating: '!1', shouldStartViewTransition: '!1' };
const properties: Record<string, string> = { isDehydrated: '!1', dehydrated: 'null' };
/** Decides what is hoisted. */
const hoisting = 'isHostHoistableType';
/**
 * Kinds of fibers that are never made, as react-reconciler numbers them: ForwardRef, Profiler, Suspense, Lazy,
 * DehydratedFragment, SuspenseList, Scope, Offscreen, LegacyHidden, HostHoistable, HostSingleton, ViewTransition, Activity.
 */
const unmadeTags = [11, 12, 13, 16, 18, 19, 21, 22, 23, 26, 27, 30, 31];
/** Of ReactDOM's dispatcher: called by exports of react-dom that nobody imports. */
const preloads = ['D', 'C', 'L', 'm', 'X', 'S', 'M'];
const jumps = ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'];

/**
 * `code` of react-dom-client.production.js, `hooks`: those that can be called. Throws where React is no longer as it was when
 * this was written.
 */
export function withoutUnusedFeatures(code: string, hooks: readonly string[]): string {
  const program = parseAst(code);
  const text = (node: Node | null): string => (node ? code.slice(node.start, node.end) : '');
  const declared = program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({ id, init }) => `${text(id)} = ${text(init)}`)
      : statement.type === 'FunctionDeclaration'
        ? [text(statement.id)]
        : [],
  );
  const expected = [hoisting, ...Object.entries(variables).map(([name, value]) => `${name} = ${value}`)];
  const missing = expected.filter((name) => !declared.includes(name));
  if (missing.length) throw new Error(`React DOM has no ${missing.join(', ')} any more`);
  return withCuts(code, [...signals(program), ...cutsIn(program, { hooks, shadowed: [] })]);
}

/**
 * What React throws at itself, made with the module. The first error that is made has all of React parsed again, for the
 * places in its stack; an object without one is as good a signal.
 */
function signals(program: ESTree.Program): Cut[] {
  const declared = program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  return declared.flatMap(({ init }) =>
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'Error'
      ? [cut(init, '{}')]
      : [],
  );
}

interface Place {
  hooks: readonly string[];
  /** Parameters with the name of a variable of the module. */
  shadowed: readonly string[];
}

/** Never one inside another. */
function cutsIn(node: Node, place: Place): Cut[] {
  const inside = (...nodes: readonly Node[]): Cut[] => nodes.flatMap((child) => cutsIn(child, place));
  const isConstant = (each: Node): each is ESTree.IdentifierReference =>
    nameIn(variables, each) && !place.shadowed.includes(each.name);
  switch (node.type) {
    case 'FunctionDeclaration':
      if (node.id?.name === hoisting && node.body) return [cut(node.body, '{return !1}')];
      break;
    case 'VariableDeclarator':
      return node.init ? inside(node.init) : [];
    case 'AssignmentExpression':
      if (isConstant(node.left))
        return [{ start: node.start, end: node.right.start, by: '' }, ...inside(node.right)];
      if (node.left.type === 'MemberExpression') return inside(node.left.object, node.right);
      break;
    case 'Identifier':
      return isConstant(node) ? [cut(node, variables[node.name]!)] : [];
    case 'ObjectExpression':
      return objectCuts(node, place);
    case 'MemberExpression':
      if (node.computed) break;
      return nameIn(properties, node.property)
        ? [cut(node, properties[node.property.name]!)]
        : inside(node.object);
    case 'BinaryExpression':
      if ((isTag(node.left) && isUnmade(node.right)) || (isTag(node.right) && isUnmade(node.left)))
        return [cut(node, node.operator === '!==' ? '!0' : '!1')];
      break;
    case 'SwitchStatement':
      if (isTag(node.discriminant)) return arms(node.cases, inside);
  }
  const own = 'params' in node ? node.params : [];
  const shadowed = own.flatMap((each) => (nameIn(variables, each) ? each.name : []));
  return childrenOf(node).flatMap((child) =>
    cutsIn(child, { ...place, shadowed: [...place.shadowed, ...shadowed] }),
  );
}

/** A kind that is never made: its label goes, and its code too unless the arm before it runs into it. */
function arms(cases: readonly ESTree.SwitchCase[], inside: (...nodes: Node[]) => Cut[]): Cut[] {
  let isReached = false;
  return cases.flatMap((each) => {
    const [first] = each.consequent;
    const isMade = !each.test || !isUnmade(each.test);
    const isEntered = isMade || isReached;
    isReached = isEntered && !jumps.includes(each.consequent.at(-1)?.type ?? '');
    if (isMade) return inside(...each.consequent);
    return isEntered && first
      ? [{ start: each.start, end: first.start, by: '' }, ...inside(...each.consequent)]
      : [cut(each, declarations(each))];
  });
}

/** What other arms may use of an arm that goes. */
function declarations(each: ESTree.SwitchCase): string {
  const names = each.consequent.flatMap(variablesOf);
  return names.length ? `case -1: var ${names.join()}; break;` : '';
}

function variablesOf(node: Node): string[] {
  if ('params' in node) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  return [...own, ...childrenOf(node).flatMap(variablesOf)];
}

/** Of a table of hooks, and of ReactDOM's dispatcher, what nobody calls goes. The first entry of each stays. */
function objectCuts(object: ESTree.ObjectExpression, place: Place): Cut[] {
  const names = object.properties.map((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '',
  );
  const isTable = names[0] === 'readContext';
  const isDispatcher = preloads.every((name) => names.includes(name));
  return object.properties.flatMap((each, at) => {
    const name = names[at]!;
    const isUnused = isTable ? !!at && !place.hooks.includes(name) : isDispatcher && preloads.includes(name);
    if (isUnused) return [{ start: object.properties[at - 1]!.end, end: each.end, by: '' }];
    return cutsIn(each.type === 'Property' ? each.value : each.argument, place);
  });
}

function nameIn(names: Record<string, string>, node: Node): node is ESTree.IdentifierReference {
  return node.type === 'Identifier' && Object.hasOwn(names, node.name);
}

const isTag = (node: Node): boolean =>
  node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag';

const isUnmade = (node: Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'number' && unmadeTags.includes(node.value);
