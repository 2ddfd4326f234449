import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');

type Colour = readonly [number, number, number];

function base(name: string): Colour {
  const hex = new RegExp(`--_${name}: var\\(--airside-${name}, #([0-9a-f]{6})\\)`).exec(css)?.[1];
  if (!hex) throw new Error(`no token ${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
}

/** A token of the form color-mix(in srgb, var(--_a) N%, var(--_b)). */
function mixed(name: string): Colour {
  const found = new RegExp(
    `--_${name}:[^;]*color-mix\\(in srgb, var\\(--_(\\w+)\\) (\\d+)%, var\\(--_(\\w+)\\)\\)`,
  ).exec(css);
  if (!found) throw new Error(`no mixed token ${name}`);
  const [, a = '', share = '0', b = ''] = found;
  const [from, to, part] = [base(a), base(b), Number(share) / 100];
  return from.map((value, at) => value * part + (to[at] ?? 0) * (1 - part)) as unknown as Colour;
}

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('the default theme', () => {
  const grounds = { paper: base('paper'), ivory: base('ivory') };
  const texts = {
    ink: base('ink'),
    accent: base('accent'),
    'accent-strong': mixed('accent-strong'),
    offer: base('offer'),
    success: base('success'),
    quiet: mixed('quiet'),
  };

  for (const [text, colour] of Object.entries(texts))
    for (const [ground, under] of Object.entries(grounds))
      it(`has readable ${text} on ${ground}`, () => {
        expect(contrast(colour, under)).toBeGreaterThanOrEqual(4.5);
      });

  it('has readable words on the accent', () => {
    expect(contrast(base('accent-ink'), base('accent'))).toBeGreaterThanOrEqual(4.5);
  });

  it('has field outlines that can be seen', () => {
    expect(contrast(mixed('field-line'), grounds.paper)).toBeGreaterThanOrEqual(3);
  });
});
