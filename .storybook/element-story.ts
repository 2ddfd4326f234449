// Turns a contract into a story's controls and tables, and a story's values into the HTML that a host page would have.
import type { Attribute, Contract } from '../elements/kit/contract';
import { tagHtml } from '../elements/build/tag-html';
import { pathOf, type ShopName } from './shops';

type Args = Record<string, unknown>;

export interface ElementParameters {
  /** HTML round the tag; {tag} is where it goes. */
  host?: string;
  /** Between the tags: the fallback, or what is slotted. */
  inside?: string;
  /** The shop it stands in. */
  shop?: ShopName;
}

export interface Story {
  args?: Args;
  parameters?: { element?: ElementParameters };
  globals?: Record<string, unknown>;
  tags?: string[];
  beforeEach?: () => void;
  play?: (context: { canvasElement: HTMLElement }) => void | Promise<void>;
}

function control({ type, options }: Attribute): object {
  if (options) return { control: { type: 'select' }, options };
  return { control: { type: type === 'text' ? 'text' : type } };
}

/** As a content editor would write it. */
export function htmlOf(
  contract: Contract,
  args: Args,
  { host = '{tag}', inside = '' }: ElementParameters,
): string {
  return host.replace('{tag}', tagHtml(contract, args, inside));
}

/** The same HTML in the story's own shop, and in the store view that the toolbar says. */
export function placedHtml(html: string, shop: ShopName = 'usual', storeView = ''): string {
  if (shop === 'usual' && !storeView) return html;
  const path = pathOf(shop);
  const place = {
    endpoint: `${path}/graphql`,
    'rest-url': `${path}/rest`,
    'content-url': `${path}/api`,
    'store-view': storeView,
  };
  // Within another one, a store would take the page's own shop all the same.
  if (/<airside-store\b/.test(html)) return html.replace(storeTag, (tag) => withSettings(tag, place));
  return `${withSettings('<airside-store>', place)}${html}</airside-store>`;
}

const storeTag = /<airside-store(?:\s+[\w-]+(?:="[^"]*")?)*>/;

/** What the tag says already stays. */
function withSettings(tag: string, settings: Record<string, string>): string {
  const added = Object.entries(settings)
    .filter(([name, value]) => value && !tag.includes(` ${name}="`))
    .map(([name, value]) => ` ${name}="${value}"`);
  return `${tag.slice(0, -1)}${added.join('')}>`;
}

/** The default export of a story file is `{ title, ...elementStories(contract) }`. */
export function elementStories(contract: Contract) {
  const attributes = Object.entries(contract.attributes);
  return {
    args: Object.fromEntries(
      attributes.flatMap(([name, { type, default: fallback }]) => {
        const value = fallback ?? (type === 'boolean' ? false : undefined);
        return value === undefined ? [] : [[name, value]];
      }),
    ) as Args,
    argTypes: Object.fromEntries([
      ...attributes.map(([name, attribute]) => [
        name,
        {
          ...control(attribute),
          description: attribute.description,
          table: {
            category: 'Attributes',
            type: { summary: attribute.options?.join(' | ') ?? attribute.type },
            defaultValue:
              attribute.default === undefined ? undefined : { summary: String(attribute.default) },
          },
        },
      ]),
      ...documentation('Properties', contract.properties, ({ description, type }) => [description, type]),
      ...documentation('Events', contract.events, ({ description, detail }) => [description, detail]),
      ...documentation('Methods', contract.methods, ({ description, returns }) => [description, returns]),
      ...documentation('Slots', contract.slots, (description) => [description]),
      ...documentation('Parts', contract.parts, (description) => [description]),
      ...documentation('Custom properties', contract.customProperties, (description) => [description]),
    ]),
    parameters: {
      // Storybook's controls lose their values over what it holds, and leave functions out.
      contract: () => contract,
      docs: {
        description: { component: contract.summary },
        source: {
          language: 'html',
          transform: (_code: string, story: { args: Args; parameters: { element?: ElementParameters } }) =>
            htmlOf(contract, story.args, story.parameters.element ?? {}),
        },
      },
    },
  };
}

/** Rows of the controls table that only tell. */
function documentation<T>(
  category: string,
  entries: Record<string, T> | undefined,
  read: (entry: T) => [description: string, type?: string],
): [string, object][] {
  return Object.entries(entries ?? {}).map(([name, entry]) => {
    const [description, type] = read(entry);
    return [
      `${category}: ${name || 'default'}`,
      {
        name: name || 'default',
        control: false,
        description,
        table: { category, type: type ? { summary: type } : undefined },
      },
    ];
  });
}
