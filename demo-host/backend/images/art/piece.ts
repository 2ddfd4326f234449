// Draws whatever a subject is.
import { drawBottle } from './bottle';
import { drawChocolate, drawCigars, drawGift } from './packs';
import type { Piece, Subject } from './subject';
import { drawCan, drawJar, drawPerfume, drawTin } from './vessels';
import type { Kind } from '../kinds';

const others: Partial<Record<Kind, (subject: Subject) => Piece>> = {
  can: drawCan,
  chocolate: drawChocolate,
  cigars: drawCigars,
  gift: drawGift,
  jar: drawJar,
  perfume: drawPerfume,
  tin: drawTin,
};

export function drawPiece(subject: Subject): Piece {
  return (others[subject.kind] ?? drawBottle)(subject);
}
