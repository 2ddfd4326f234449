// What the embed builder's page loads.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builderFile } from '../../demo-host/builder-files';

// As `npm start` builds it.
beforeAll(() => vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => vi.unstubAllEnvs());

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

it('the check says which values make no sense', async () => {
  const script = await builderFile('builder/builder.js');
  const complaints = [' is not one of ', ' is not a number; ', ' is neither yes nor no; '];
  expect(complaints.filter((complaint) => !script?.includes(complaint))).toEqual([]);
});
