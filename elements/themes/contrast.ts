// Which colours of a theme meet as text and ground, and how far apart they must be (WCAG 2.2: 1.4.3, 1.4.11).
import { groundStyles } from '../../src/ui/styles';
import { adoptStyles } from '../kit/sheets/sheets';
import { internalName } from '../kit/sheets/tokens';

/** Red, green, blue and alpha, each from 0 to 1. */
export type Colour = readonly [number, number, number, number];

export interface Pair {
  text: string;
  /** Laid over each other, the lowest first. */
  ground: readonly string[];
  least: 3 | 4.5;
  what: string;
}

const pair = (what: string, text: string, ground: string, least: Pair['least'] = 4.5): Pair => ({
  what,
  text: `--airside-${text}`,
  ground: ground
    .split(' over ')
    .reverse()
    .map((name) => `--airside-${name}`),
  least,
});

export const contrastPairs: readonly Pair[] = [
  pair('Text', 'ink', 'paper'),
  pair('Text on bands', 'ink', 'ivory'),
  pair('Text in fields', 'ink', 'field-ground'),
  pair('Secondary text', 'quiet', 'paper'),
  pair('Secondary text on bands', 'quiet-on-ivory', 'ivory'),
  pair('Placeholders', 'quiet', 'field-ground'),
  pair('Text on primary buttons', 'accent-ink', 'accent'),
  pair('Text on hovered buttons', 'accent-ink', 'accent-strong'),
  pair('Links', 'accent-strong', 'paper'),
  pair('Links on bands', 'accent-strong', 'ivory'),
  pair('Links on what is chosen', 'accent-strong', 'accent-wash over paper'),
  pair('Reduced prices and errors', 'offer', 'paper'),
  pair('Reduced prices and errors on bands', 'offer', 'ivory'),
  pair('What went well', 'success', 'paper'),
  pair('What went well, on its ground', 'success', 'success-ground'),
  pair('Outline of fields', 'field-line', 'paper', 3),
  pair('Outline of the focus', 'focus', 'paper', 3),
  pair('Outline of the focus on bands', 'focus', 'ivory', 3),
  pair('Primary buttons and what is chosen', 'accent', 'paper', 3),
  pair('What is chosen, on bands', 'accent', 'ivory', 3),
];

/** The colour tokens as an element at `place` has them, after all mixing. */
export function readColours(place: Element, names: readonly string[]): Map<string, Colour> {
  const host = document.createElement('span');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root, groundStyles);
  const probe = document.createElement('span');
  probe.style.transitionProperty = 'none';
  root.append(probe);
  place.append(host);
  const style = getComputedStyle(probe);
  const colours = new Map(
    names.map((name) => {
      probe.style.color = `var(${internalName(name)})`;
      return [name, parseColour(style.color)];
    }),
  );
  host.remove();
  return colours;
}

/** rgb(…), rgba(…) and color(srgb …), as browsers answer them. */
export function parseColour(text: string): Colour {
  const numbers = (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  const unit = text.startsWith('color(') ? 1 : 255;
  return [red / unit, green / unit, blue / unit, alpha];
}

/** WCAG's ratio, from 1 to 21; what can be seen through is laid over what is below. */
export function contrastOf(text: Colour, ...ground: Colour[]): number {
  const below = ground.reduce((under, over) => lay(over, under), [1, 1, 1, 1] as Colour);
  const [light, dark] = [luminance(lay(text, below)), luminance(below)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function lay([r, g, b, alpha]: Colour, [underR, underG, underB]: Colour): Colour {
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mix(r, underR), mix(g, underG), mix(b, underB), 1];
}

function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour
    .slice(0, 3)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
