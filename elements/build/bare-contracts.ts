// Build plugin: shoppers are not sent the documentation in the contracts, only what define.ts works with.
import type { ESTree, Plugin } from 'vite';
import { cut, withCuts, type Cut } from './cuts.ts';

type Node = ESTree.Node;
type ObjectNode = ESTree.ObjectExpression;

/** Read by the manifest, the README and Storybook alone, which come from the sources. */
const documentation = ['summary', 'needs', 'slots', 'parts', 'customProperties'];
const described = ['events', 'properties', 'methods'];

export function bareContracts(): Plugin {
  return {
    name: 'airside-bare-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/elements\/(contract|common-events|([\w-]+)\/\2)\.ts$/ },
      handler(code) {
        const cuts = this.parse(code).body.flatMap((statement): Cut[] => {
          if (
            statement.type === 'ExportDefaultDeclaration' &&
            statement.declaration.type === 'ObjectExpression'
          )
            return bareContract(statement.declaration);
          if (statement.type !== 'ExportNamedDeclaration') return [];
          const { declaration } = statement;
          const values = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
          return values.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? emptied(init) : []));
        });
        if (!cuts.length) return null;
        return { code: withCuts(code, cuts), map: null };
      },
    },
  };
}

function bareContract(contract: ObjectNode): Cut[] {
  const component = valueOf(contract, 'component');
  // Written by hand: it registers itself, the contract only describes it.
  if (component?.type === 'Literal' && component.value === null) return [cut(contract, '{}')];
  return contract.properties.flatMap((property): Cut[] => {
    if (property.type !== 'Property') return [];
    const name = nameOf(property.key);
    const value = property.value;
    if (documentation.includes(name)) return [cut(value, '0')];
    if (value.type !== 'ObjectExpression') return [];
    if (described.includes(name)) return emptied(value);
    return name === 'attributes' ? value.properties.flatMap(withoutDescription) : [];
  });
}

function withoutDescription(attribute: ObjectNode['properties'][number]): Cut[] {
  if (attribute.type !== 'Property' || attribute.value.type !== 'ObjectExpression') return [];
  const description = valueOf(attribute.value, 'description');
  return description ? [cut(description, '0')] : [];
}

/** The names stay, what is said about them goes. */
function emptied(object: ObjectNode): Cut[] {
  return object.properties.flatMap((property) =>
    property.type === 'Property' ? [cut(property.value, '0')] : [],
  );
}

function valueOf(object: ObjectNode, name: string): Node | undefined {
  const found = object.properties.find((entry) => entry.type === 'Property' && nameOf(entry.key) === name);
  return found?.type === 'Property' ? found.value : undefined;
}

function nameOf(key: Node): string {
  return key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
}
