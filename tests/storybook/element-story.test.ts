// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { elementStories, htmlOf, placedHtml } from '../../.storybook/element-story';
import { elementEntries } from '../../.storybook/pages/stories';
import { contracts } from '../../elements/build/contracts';
import store from '../../elements/tags/store/store';

const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

// Storybook writes a story's data as JSON for its controls, and drops their values behind an empty key.
it.each(contracts)('the controls of $tag get the values of its stories', (contract) => {
  const stories = elementStories(contract);
  const told = JSON.parse(JSON.stringify(stories)) as typeof stories;
  expect(told.args).toEqual(stories.args);
  expect(Object.keys(told.argTypes)).toEqual(Object.keys(stories.argTypes));
  expect(Object.keys(told.argTypes)).toEqual(expect.arrayContaining(Object.keys(contract.attributes)));
  expect(told.parameters).toHaveProperty('docs.description.component', contract.summary);
  expect(keysIn(told)).not.toContain('');
});

it.each(contracts)('$tag stands in Storybook under the heading of its group', ({ tag, group }) => {
  const name = tag.replace('airside-', '');
  const file = `elements/tags/${name}/${name}.stories.ts`;
  expect(elementEntries.get(tag), `${file}: there are no stories of the element`).toBeDefined();
  expect(elementEntries.get(tag)?.title, `${file}: the title begins with the contract’s group`).toMatch(
    new RegExp(`^${group}/`),
  );
});

const files = import.meta.glob<Record<string, unknown>>('../../elements/tags/*/*.stories.ts', {
  eager: true,
});

it.each([...elementEntries.values()])(
  'the page that $contract.tag leads to is there',
  ({ href, contract }) => {
    const name = contract.tag.replace('airside-', '');
    const stories = Object.keys(files[`../../elements/tags/${name}/${name}.stories.ts`]!);
    const [, story] = /^\.\/\?path=\/story\/[a-z-]+--([a-z-]+)$/.exec(href) ?? [];
    // A page of documents is there by itself, and begins with the usual story.
    expect(stories.map((each) => each.toLowerCase())).toContain(story ?? 'usual');
    if (!story)
      expect(files[`../../elements/tags/${name}/${name}.stories.ts`]!.default).not.toHaveProperty('tags');
  },
);

it('a store is the shop of its story itself: none stands round it', () => {
  const addresses = (html: string) => [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair);
  const html = (args: Record<string, unknown>) =>
    placedHtml(
      htmlOf(store, args, { inside: '<airside-price sku="A"></airside-price>' }),
      'full-cart',
      'europe',
    );
  const plain = html({});
  expect(plain.match(/<airside-store\b/g)).toHaveLength(1);
  const [, start = ''] = /<airside-store([^>]*)>/.exec(plain) ?? [];
  const price = placedHtml('<airside-price></airside-price>', 'full-cart', 'europe');
  const [, usual = ''] = /<airside-store([^>]*)>/.exec(price) ?? [];
  expect(addresses(start)).toEqual(addresses(usual));
  expect(addresses(usual)).toContainEqual(['store-view', 'europe']);
  // What the controls say comes first.
  const chosen = html({ 'store-view': 'a > b', locale: 'en_US' });
  expect(chosen.match(/ store-view="/g)).toHaveLength(1);
  expect(chosen).toContain(' store-view="a > b" locale="en_US"');
  expect(chosen).toContain(' endpoint="');
  expect(placedHtml(htmlOf(store, {}, {}))).toBe('<airside-store></airside-store>');
});
