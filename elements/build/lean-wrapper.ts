// Build plugin: r2wc without what it does for props and events. It is given none: elements/define.ts keeps them.
import { parseAst, type ESTree, type Plugin } from 'vite';

type Node = ESTree.Node;
type Cut = { start: number; end: number; by: string };

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
  return cuts.reduceRight((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), code);
}

/** In the order of the code, never one inside another. */
function cutsIn(node: Node): Cut[] {
  const { start, end } = node;
  if (node.type === 'ForOfStatement') return [{ start, end, by: '' }];
  if (
    node.type === 'MethodDefinition' &&
    node.key.type === 'Identifier' &&
    overridden.includes(node.key.name)
  )
    return [{ start, end, by: '' }];
  // From the type of a prop to what makes it of an attribute.
  if (node.type === 'ObjectExpression' && node.properties.some(isOfJson)) return [{ start, end, by: '{}' }];
  return Object.values(node)
    .flat()
    .filter((child): child is Node => !!child && typeof child === 'object' && 'type' in child)
    .flatMap(cutsIn);
}

const isOfJson = (each: ESTree.ObjectExpression['properties'][number]): boolean =>
  each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'json';
