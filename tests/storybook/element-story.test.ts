// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { elementStories } from '../../.storybook/element-story';
import { elementEntries } from '../../.storybook/pages/stories';
import { contracts } from '../../elements/build/contracts';

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
