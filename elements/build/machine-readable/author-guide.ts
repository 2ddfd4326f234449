// The author guide: all that a page can say to the elements and hear from them, short enough to be read at once.
import { configAttributes } from '../../kit/config-attributes';
import { commonParts, partFamilies } from '../../kit/common/common-parts';
import { errorEvent, type Attribute, type Contract } from '../../kit/contract';
import { typeText } from '../manifest';
import { grouped } from '../groups.ts';
import { exampleOf } from '../tag-html';
import type { Token } from '../../kit/sheets/tokens';

export interface GuideSources {
  contracts: readonly Contract[];
  tokens: readonly Token[];
  /** Source of event-details.ts and of what it passes on. */
  detailTypes: string;
  /** Directives of a Content-Security-Policy, one per line. */
  policy: string;
}

export function authorGuide({ contracts, tokens, detailTypes, policy }: GuideSources): string {
  const sorted = grouped(contracts).flatMap(({ contracts }) => contracts);
  const shared = sharedEvents(sorted);
  const sections = sorted.map((contract) => section(contract, shared));
  return `${[start(policy), hearing(detailTypes, shared), looks(tokens), ...sections].join('\n\n')}\n`;
}

/** Lines about events that several elements tell in the same words, one for each name. */
function sharedEvents(contracts: readonly Contract[]): ReadonlySet<string> {
  const lines = contracts.flatMap(ownEvents);
  const again = lines.filter((line, index) => lines.indexOf(line) < index);
  return new Set(new Map(again.toReversed().map((line) => [nameIn(line), line])).values());
}

const nameIn = (line: string) => line.split(':')[0];

/** What an element tells, a line for each event. */
const ownEvents = ({ events }: Contract): string[] =>
  Object.entries(events).flatMap(([type, { description, detail }]) =>
    Object.hasOwn(errorEvent, type)
      ? []
      : [`event \`${type}\`${detail === 'undefined' ? '' : ` (${detail})`}: ${description}`],
  );

const list = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([name, sentence]) => `- \`${name}\`: ${sentence}`)
    .join('\n');

function start(policy: string): string {
  return `# Airside for authors

\`https://shop.example\` stands for the shop’s origin.

\`\`\`html
<script type="module" src="https://shop.example/airside.js"></script>
<airside-mini-cart></airside-mini-cart>
<airside-product-card sku="GN-002" add-to-cart></airside-product-card>
\`\`\`

The script once per page, anywhere; tags anywhere, also later and in shadow roots. Tags are closed (\`<airside-price></airside-price>\`);
what stands between is shown until the element is ready, so put a plain link or text there. Attributes are text, numbers, or yes/no
(present means yes); never JSON. As properties they are called the same in camelCase. \`data-*\` on the script, or attributes of
\`<airside-store>\` round some tags, say which shop:

${list(configAttributes)}

A page with a Content-Security-Policy allows in it:

\`\`\`
${policy}
\`\`\`

With the checkout also the origins of the card fields, in \`frame-src\` and \`connect-src\`. The shop’s backend lists the page’s origin for CORS.`;
}

function hearing(detailTypes: string, shared: ReadonlySet<string>): string {
  return `## Events, state and methods

Events bubble to \`document\`, on success, once. \`event.detail\` is of the type in brackets below.

\`\`\`js
document.addEventListener('airside-item-added', ({ detail }) => console.log(detail.sku, detail.value));
// State, also for a script that comes late: listen, then ask.
document.addEventListener('airside-cart-changed', ({ detail }) => show(detail.count));
document.dispatchEvent(new Event('airside-state-requested')); // airside-session-changed as well
// Methods return promises; they are there once the tag is defined.
await customElements.whenDefined('airside-mini-cart');
await document.querySelector('airside-mini-cart').open();
\`\`\`

Analytics: \`<script type="module" src="https://shop.example/analytics/ga4.js" data-consent="granted"></script>\` (or \`adobe.js\`) pushes to
\`dataLayer\` (or \`adobeDataLayer\`). Without \`data-consent\` nothing is pushed until
\`document.dispatchEvent(new CustomEvent('airside-consent-changed', { detail: { analytics: true } }))\`.

Every element made of a component also has \`airside-error\` (ElementFailed): ${errorEvent['airside-error'].description}

What several elements tell, by its name alone below:

${[...shared].map((line) => `- ${line}`).join('\n')}

\`\`\`ts
${detailTypes.trim()}
\`\`\``;
}

function looks(tokens: readonly Token[]): string {
  const rows = tokens.map(({ name, kind, default: value }) => `- \`${name}\` (${kind}): \`${value}\``);
  const parts = Object.assign({}, ...Object.values(partFamilies)) as Record<string, string>;
  return `## Looks

Tokens are set on \`:root\` or any element round the tags: \`:root { --airside-accent: #0a5; }\`.

${rows.join('\n')}

Parts are styled by \`airside-price::part(price-final) { … }\`. Elements in light DOM are out of reach of a page's rules: tokens change their look, and their parts only name places (\`[part~="page"]\`). Common ones:

${list(parts)}`;
}

function section(contract: Contract, shared: ReadonlySet<string>): string {
  const { tag, summary, root, attributes, needs = [], methods = {}, slots, customProperties } = contract;
  const events = ownEvents(contract);
  const known = events.filter((line) => shared.has(line)).map(nameIn);
  const lines = [
    ...Object.entries(attributes).map(
      ([name, attribute]) => `- \`${name}\`${kindOf(attribute)}: ${attribute.description}`,
    ),
    ...(needs.length ? [`- needed: ${needs.map((name) => `\`${name}\``).join(' or ')}`] : []),
    ...events.filter((line) => !shared.has(line)).map((line) => `- ${line}`),
    ...(known.length ? [`- ${known.join(', ')}`] : []),
    ...Object.entries(methods).map(
      ([name, { description, parameters = {}, returns }]) =>
        `- method \`${name}(${Object.entries(parameters).map(([key, { type }]) => `${key}: ${type}`)}): Promise<${returns}>\`: ${description}`,
    ),
    ...Object.entries(slots).flatMap(([name, sentence]) => (name ? [`- slot \`${name}\`: ${sentence}`] : [])),
    ...partLine(contract),
    ...Object.entries(customProperties).map(
      ([name, sentence]) => `- custom property \`${name}\`: ${sentence}`,
    ),
  ];
  return `## ${tag}\n\n${summary}${root === 'light' ? ' Light DOM.' : ''} \`${exampleOf(contract)}\`\n\n${lines.join('\n')}`.trim();
}

/** Common parts by name alone: what they are is said above. */
function partLine({ parts }: Contract): string[] {
  const known = commonParts(...(Object.keys(partFamilies) as (keyof typeof partFamilies)[]));
  const words = Object.entries(parts).map(([name, sentence]) =>
    known[name] === sentence ? `\`${name}\`` : `\`${name}\` (${sentence.replace(/\.$/, '')})`,
  );
  return words.length ? [`- parts: ${words.join(', ')}`] : [];
}

function kindOf(attribute: Attribute): string {
  const { default: fallback } = attribute;
  return ` (${typeText(attribute).replaceAll("'", '')}${fallback === undefined || fallback === '' || fallback === false ? '' : `, default ${String(fallback)}`})`;
}
