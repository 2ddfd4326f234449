// Colours as red, green and blue from 0 to 255, mixed and lit in code.

export type Colour = readonly [red: number, green: number, blue: number];

export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hex([red, green, blue]: Colour): string {
  const part = (value: number) =>
    Math.round(Math.max(0, Math.min(255, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** share 0: all one; 1: all other. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const blend = (a: number, b: number) => a + (b - a) * share;
  return [blend(one[0], other[0]), blend(one[1], other[1]), blend(one[2], other[2])];
}

/** Below 1 darker (and a little deeper in hue, as a thicker layer of liquid is), above 1 towards white. */
export function lit(base: Colour, light: number): Colour {
  if (light >= 1) return mix(base, [255, 255, 255], Math.min(1, light - 1));
  const power = 1 + (1 - light) * 0.35;
  const deepen = (value: number) => 255 * Math.pow(value / 255, power) * light;
  return [deepen(base[0]), deepen(base[1]), deepen(base[2])];
}

/** Perceived lightness, 0 to 1. */
export function lightness([red, green, blue]: Colour): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Value of a curve given as [position, value] stops. */
export function along(stops: readonly (readonly [number, number])[], position: number): number {
  let [before] = stops;
  for (const stop of stops) {
    if (stop[0] >= position) {
      if (!before || before[0] === stop[0]) return stop[1];
      const share = (position - before[0]) / (stop[0] - before[0]);
      const eased = share * share * (3 - 2 * share);
      return before[1] + (stop[1] - before[1]) * eased;
    }
    before = stop;
  }
  return before?.[1] ?? 0;
}
