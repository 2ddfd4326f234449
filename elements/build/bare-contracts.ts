// Build plugin: shoppers are not sent the documentation in the contracts, only what define.ts works with.
import type { Plugin } from 'vite';
import { contractIn, fieldOf, nameOf, type ContractSource } from './contract-source.ts';
import { cut, withCuts, type Cut } from './cuts.ts';

/** Read by the manifest, docs/elements.md and Storybook alone, which come from the sources. */
const documentation = [
  ...['group', 'summary', 'inline', 'spaced', 'room', 'needs', 'example'],
  ...['slots', 'parts', 'customProperties'],
];
const described = ['events', 'properties', 'methods'];

export function bareContracts(): Plugin {
  return {
    name: 'airside-bare-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: {
        id: /\/elements\/(kit\/(contract|common\/common-events|config-attributes)|tags\/([\w-]+)\/\3)\.ts$/,
      },
      handler(code) {
        const program = this.parse(code);
        const contract = contractIn(program);
        const constants = program.body.flatMap((statement): Cut[] => {
          if (statement.type !== 'ExportNamedDeclaration') return [];
          const { declaration } = statement;
          const values = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
          return values.flatMap(({ init }) => (init?.type === 'ObjectExpression' ? emptied(init) : []));
        });
        const cuts = [...constants, ...(contract ? bareContract(contract) : [])];
        if (!cuts.length) return null;
        return { code: withCuts(code, cuts), map: null };
      },
    },
  };
}

function bareContract(contract: ContractSource): Cut[] {
  const component = fieldOf(contract, 'component');
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

function withoutDescription(attribute: ContractSource['properties'][number]): Cut[] {
  if (attribute.type !== 'Property' || attribute.value.type !== 'ObjectExpression') return [];
  const description = fieldOf(attribute.value, 'description');
  return description ? [cut(description, '0')] : [];
}

/** The names stay, what is said about them goes. */
function emptied(object: ContractSource): Cut[] {
  return object.properties.flatMap((property) =>
    property.type === 'Property' ? [cut(property.value, '0')] : [],
  );
}
