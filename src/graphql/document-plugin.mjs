// Codegen plugin: each operation as compact text, parsed when its chunk loads. A printed syntax tree is five times as long.
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';

export function plugin(_schema, files) {
  const definitions = files.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions.filter((node) => node.kind === 'FragmentDefinition').map((node) => [node.name.value, node]),
  );
  const spreads = (node, found = new Set()) => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (found.has(value)) return;
        found.add(value);
        spreads(fragments.get(value), found);
      },
    });
    return found;
  };
  const text = (nodes) => stripIgnoredCharacters(nodes.map(print).join('\n'));
  const content = definitions
    .filter((node) => node.kind === 'OperationDefinition')
    .map((node) => {
      const name = node.name.value.replace(/^./, (first) => first.toUpperCase());
      const type = node.operation[0].toUpperCase() + node.operation.slice(1);
      const body = text([node, ...[...spreads(node)].map((fragment) => fragments.get(fragment))]);
      parse(body);
      return `export const ${name}Document = /* @__PURE__ */ parse(${JSON.stringify(body)}, { noLocation: true }) as unknown as TypedDocumentNode<${name}${type}, ${name}${type}Variables>;`;
    });
  return {
    prepend: [
      "import { parse } from '@0no-co/graphql.web';",
      "import type { TypedDocumentNode } from '@graphql-typed-document-node/core';",
    ],
    content: content.join('\n'),
  };
}
