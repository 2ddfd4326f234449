// README of the package: how it is used, and every element in one table.
import type { Contract } from '../../contract.ts';
import { readmeTable } from '../../manifest.ts';

export function packageReadme(contracts: readonly Contract[]): string {
  return `# airside

A duty-free shop as custom elements, in front of a Magento-compatible GraphQL backend. All elements of a page share one
cart, one session and one GraphQL client.

\`\`\`sh
npm install airside react react-dom
\`\`\`

\`\`\`js
import { configure } from 'airside/storefront';
import 'airside/mini-cart'; // <airside-mini-cart>
import 'airside/product-card'; // <airside-product-card>

configure({ endpoint: 'https://shop.example/graphql' });
\`\`\`

\`import 'airside'\` instead fetches every element when its tag first appears. \`airside/mini-cart/element\` is the class alone,
for a tag of your own. Styles are inside; \`import 'airside/themes/dark.css'\` is for those who want another look.

| where         | what it takes                                                                                                            |
| ------------- | ------------------------------------------------------------------------------------------------------------------------ |
| TypeScript    | nothing: \`document.querySelector('airside-mini-cart')\` and \`addEventListener('airside-item-added', …)\` are typed         |
| React 19      | \`import 'airside/types/react'\`; \`<airside-mini-cart open-on-add onairside-item-added={(event) => …} />\`                  |
| Preact        | \`import 'airside/types/preact'\`; in the bundler \`react\` and \`react-dom\` stand for \`preact/compat\`                        |
| Vue           | \`import 'airside/types/vue'\`; \`isCustomElement: (tag) => tag.startsWith('airside-')\`; \`@airside-item-added="…"\`          |
| Svelte        | \`import 'airside/types/svelte'\`; \`<airside-mini-cart onairside-item-added={(event) => …} />\`                             |
| Angular       | \`schemas: [CUSTOM_ELEMENTS_SCHEMA]\`; \`(airside-item-added)="add($event)"\`, \`add(event: AirsideEvent<'airside-item-added'>)\` |
| VS Code       | \`"html.customData": ["./node_modules/airside/vscode.html-custom-data.json"]\` in its settings                             |
| JetBrains     | nothing: web-types are found                                                                                             |

Attributes are text in kebab-case and work everywhere; properties are their names in camelCase. On a server the imports do
nothing: elements are upgraded in the browser.

## Elements

${readmeTable(contracts)}

Attributes, properties, methods, events, slots, parts and custom properties in full: \`custom-elements.json\`.
`;
}
