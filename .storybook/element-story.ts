// Turns a contract into a story's controls, and a story's values into the HTML that a host page would have.
import { createElement, useCallback, type ReactNode } from 'react';
import type { Attribute, Contract } from '../elements/contract';

type Args = Record<string, unknown>;

export interface ElementParameters {
  /** HTML round the tag; {tag} is where it goes. */
  host?: string;
  /** Between the tags: the fallback, or what is slotted. */
  inside?: string;
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
  const attributes = Object.entries(contract.attributes).flatMap(([name, { type, default: fallback }]) => {
    const value = args[name];
    if (
      value === undefined ||
      value === '' ||
      value === (fallback ?? (type === 'boolean' ? false : undefined))
    )
      return [];
    if (type === 'boolean') return [value ? ` ${name}` : ` ${name}="no"`];
    return [` ${name}="${String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`];
  });
  return host.replace('{tag}', `<${contract.tag}${attributes.join('')}>${inside}</${contract.tag}>`);
}

function HostPage({ html }: { html: string }): ReactNode {
  const write = useCallback(
    (box: HTMLDivElement | null) => {
      if (box) box.innerHTML = html;
    },
    [html],
  );
  return createElement('div', { ref: write });
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
      ...documentation('Slots', contract.slots, (description) => [description]),
      ...documentation('Parts', contract.parts, (description) => [description]),
      ...documentation('Custom properties', contract.customProperties, (description) => [description]),
    ]),
    parameters: {
      docs: {
        description: { component: contract.summary },
        source: {
          language: 'html',
          transform: (_code: string, story: { args: Args; parameters: { element?: ElementParameters } }) =>
            htmlOf(contract, story.args, story.parameters.element ?? {}),
        },
      },
    },
    render: (args: Args, { parameters }: { parameters: { element?: ElementParameters } }) =>
      createElement(HostPage, { html: htmlOf(contract, args, parameters.element ?? {}) }),
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

/** Host HTML in which no request is ever answered as hoped. */
export const failingHost =
  '<airside-store endpoint="/failing/graphql" rest-url="/failing/rest" content-url="/failing/api">{tag}</airside-store>';

/** An article of a foreign site, with the tag in the middle of it. */
export const articleHost = `<article style="max-width:42rem;font:18px/1.6 Georgia,serif;color:#1d2b2a">
  <h2>Five bottles worth the walk to the gate</h2>
  <p>You have forty minutes, a coffee that is already cold, and a cabin bag with one gap left.</p>
  {tag}
  <p>Order before security and it waits for you at the counter.</p>
</article>`;
