// Draws flat things (paper, rules, words) on a surface that may be curved, by mapping every point on to it.
import { hex, type Colour } from './colour';
import { letter, measure } from './lettering';
import type { Point } from './outline';

export interface Surface {
  /** Flat label coordinates (x from the middle, in units along the surface) to the picture. */
  bend(point: Point): Point;
}

export const flat: Surface = { bend: (point) => point };

/** A front label on a turned body of this radius, seen from slightly above. */
export function curved(radius: number): Surface {
  return {
    bend: ([x, y]) => {
      const angle = Math.max(-1.5, Math.min(1.5, x / radius));
      return [radius * Math.sin(angle), y + radius * 0.045 * (Math.cos(angle) - 1)];
    },
  };
}

const written = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export class Pen {
  constructor(private readonly surface: Surface) {}

  polygon(points: readonly Point[], paint: string): string {
    return `<path d="M${points.map((point) => written(this.surface.bend(point))).join('L')}Z" ${paint}/>`;
  }

  /** Outline of a rectangle; `arch` rounds the top by that height. */
  sheet(left: number, top: number, right: number, bottom: number, arch = 0): Point[] {
    const points: Point[] = [];
    const steps = 24;
    const middle = (left + right) / 2;
    for (let step = 0; step <= steps; step++) {
      const x = left + ((right - left) * step) / steps;
      const share = (x - middle) / ((right - left) / 2);
      points.push([x, top + arch * (1 - Math.sqrt(Math.max(0, 1 - share * share)))]);
    }
    for (let step = steps; step >= 0; step--) points.push([left + ((right - left) * step) / steps, bottom]);
    return points;
  }

  oval(x: number, y: number, rx: number, ry: number): Point[] {
    return Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * Math.PI * 2;
      return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
    });
  }

  fill(points: readonly Point[], ink: Colour, opacity = 1): string {
    return this.polygon(points, `fill="${hex(ink)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`);
  }

  stroke(points: readonly Point[], ink: Colour, width: number): string {
    return this.polygon(points, `fill="none" stroke="${hex(ink)}" stroke-width="${width.toFixed(2)}"`);
  }

  rule(halfLength: number, y: number, thickness: number, ink: Colour): string {
    return this.fill(this.sheet(-halfLength, y - thickness / 2, halfLength, y + thickness / 2), ink);
  }

  /** A line of words, made smaller until it fits the width. */
  words(
    text: string,
    options: {
      y: number;
      size: number;
      width: number;
      ink: Colour;
      spacing?: number;
      bold?: number;
      slant?: number;
    },
  ): string {
    const { y, width, ink, spacing = 0, bold = 0, slant = 0 } = options;
    if (!text) return '';
    const size = fitted(text, options.size, width, spacing);
    const weight = bold
      ? ` stroke="${hex(ink)}" stroke-width="${(size * bold).toFixed(2)}" stroke-linejoin="round"`
      : '';
    return `<path d="${letter(text, { y, size, spacing, slant, bend: (point) => this.surface.bend(point) })}" fill="${hex(ink)}"${weight}/>`;
  }
}

export function fitted(text: string, size: number, width: number, spacing = 0): number {
  const natural = measure(text, size, spacing);
  return natural > width ? (size * width) / natural : size;
}
