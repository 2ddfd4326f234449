// @vitest-environment happy-dom
// llms.txt and the author guide say what the contracts say, all of it, and are short enough to be read at once.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contracts } from '../../../elements/build/contracts';
import { cardEvents } from '../../../elements/kit/common/common-events';
import { machineFiles } from '../../../elements/build/machine-readable/files';
import { tokens } from '../../../elements/kit/sheets/tokens';

const sources = ['src/cart/ecommerce.ts', 'elements/kit/event-details.ts'].map((path) =>
  readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8'),
);
const files = machineFiles(contracts, sources);
const guide = files['authors.md']!;
const sectionOf = (tag: string) =>
  guide.split(/\n(?=## )/).find((part) => part.startsWith(`## ${tag}\n`)) ?? '';

it('llms.txt names every element once, and leads to its section', () => {
  for (const { tag, summary } of contracts)
    expect(files['llms.txt']!.split(`[${tag}](authors.md#${tag}): ${summary}`)).toHaveLength(2);
});

describe('the author guide', () => {
  it.each(contracts)('has all of $tag', (contract) => {
    const text = sectionOf(contract.tag);
    for (const [name, { description }] of Object.entries(contract.attributes))
      expect(text.split('\n').find((line) => line.startsWith(`- \`${name}\` (`))).toContain(description);
    for (const [type, { description, detail }] of Object.entries(contract.events)) {
      if (type !== 'airside-error') expect(text).toContain(`event \`${type}\``);
      expect(guide).toContain(description);
      if (detail !== 'undefined') expect(guide).toContain(`interface ${detail} `);
    }
    for (const name of Object.keys(contract.methods ?? {})) expect(text).toContain(`method \`${name}(`);
    for (const name of Object.keys(contract.parts)) expect(text).toContain(`\`${name}\``);
    for (const name of Object.keys(contract.customProperties)) expect(text).toContain(`\`${name}\``);
    for (const name of Object.keys(contract.slots)) if (name) expect(text).toContain(`slot \`${name}\``);
  });

  it('says in one place what several elements tell', () => {
    for (const { description } of Object.values(cardEvents)) expect(guide.split(description)).toHaveLength(2);
  });

  it('has every token with its value', () => {
    for (const { name, kind, default: value } of tokens)
      expect(guide).toContain(`- \`${name}\` (${kind}): \`${value}\``);
  });

  it('says what a page’s policy needs', () => {
    expect(guide).toContain('script-src https://shop.example');
    expect(guide).toContain('connect-src https://shop.example');
  });

  it('fits into a small context', () => {
    expect(guide.length).toBeLessThan(48_000);
    expect(files['llms.txt']!.length).toBeLessThan(8_000);
  });
});
