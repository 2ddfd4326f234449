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
