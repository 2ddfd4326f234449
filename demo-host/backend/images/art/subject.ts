// What a picture is of, and what drawing it gives.
import type { Colour } from './colour';
import type { Kind } from '../kinds';

export interface Subject {
  kind: Kind;
  brand: string;
  name: string;
  millilitres: number;
  /** As printed: "750 ml"; empty where unknown. */
  volume: string;
}

/** A thing that stands with its foot on y = 0 (heights are negative), in the units of the picture. */
export interface Piece {
  svg: string;
  width: number;
  height: number;
  /** How far its foot reaches towards the eye, for flat-sided things; round ones follow from the width. */
  depth?: number;
  /** Colour of the light that falls through it on to the shelf; absent: nothing does. */
  glow?: Colour;
}

/** Words that begin many names and mean no brand. */
const openings = /^(the|ha|old|mr|dr|st|san|el|la|le|de)$/i;

/** Whose look it has. Importers sell many brands under their own name: there the first word of the product's name tells them apart. */
export function houseOf({ brand, name }: Pick<Subject, 'brand' | 'name'>): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const first = words.slice(0, openings.test(words[0] ?? '') ? 2 : 1).join(' ');
  return first === '' || brand.toLowerCase().startsWith(first.toLowerCase()) ? brand : `${brand}/${first}`;
}
