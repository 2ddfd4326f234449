// Build plugin: r2wc without what it does for props and events. It is given none: elements/define.ts keeps them.
import { parseAst, type ESTree, type Plugin } from 'vite';
import { childrenOf, cut, withCuts, type Cut } from './cuts.ts';

type Node = ESTree.Node;

/** Each element has its own. */
const overridden = ['attributeChangedCallback', 'observedAttributes'];

export function leanWrapper(): Plugin {
  return {
    name: 'airside-lean-wrapper',
    apply: 'build',
    transform: {
      filter: { id: /@r2wc\/core\/dist\/core\.js$/ },
      handler: (code) => ({ code: withoutProps(code), map: null }),
    },
  };
}

/** `code` of @r2wc/core: all its loops are over props and events. Throws where there are none any more. */
export function withoutProps(code: string): string {
  const cuts = cutsIn(parseAst(code));
  if (!cuts.length)
    throw new Error('@r2wc/core is not as it was when elements/build/lean-wrapper.ts was written');
  return withCuts(code, cuts);
}

/** Never one inside another. */
function cutsIn(node: Node): Cut[] {
  if (node.type === 'ForOfStatement') return [cut(node, '')];
  if (
    node.type === 'MethodDefinition' &&
    node.key.type === 'Identifier' &&
    overridden.includes(node.key.name)
  )
    return [cut(node, '')];
  // From the type of a prop to what makes it of an attribute.
  if (node.type === 'ObjectExpression' && node.properties.some(isOfJson)) return [cut(node, '{}')];
  return childrenOf(node).flatMap(cutsIn);
}

const isOfJson = (each: ESTree.ObjectExpression['properties'][number]): boolean =>
  each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'json';
