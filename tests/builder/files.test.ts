// What the embed builder's page loads.
import { expect, it } from 'vitest';
import { builderFile } from '../../demo-host/builder-files';

it('the look is one sheet: nothing in it is asked for after it', async () => {
  const sheet = await builderFile('builder/builder.css');
  expect(sheet).toContain('.build-stage');
  expect(sheet).toContain('.code');
  expect(sheet).not.toContain('@import');
});

it('names that are none of the build are left to others', async () => {
  expect(await builderFile('builder/preview.css')).toBeUndefined();
  expect(await builderFile('builder/../secret')).toBeUndefined();
});
