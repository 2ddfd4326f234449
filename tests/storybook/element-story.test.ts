// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { elementStories } from '../../.storybook/element-story';
import { contracts } from '../../elements/contracts';

// Storybook writes a story's data as JSON for its controls, and drops their values behind an empty key.
it.each(contracts)('the controls of $tag get the values of its stories', (contract) => {
  expect(JSON.stringify(elementStories(contract))).not.toContain('"":');
});
