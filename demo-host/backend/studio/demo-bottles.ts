// The bottles that the demo shop sells.
import { all, type Database } from '../database';
import type { Kind } from '../images/kinds';
import { subjectOf } from '../images/subject-of';
import type { Subject } from '../images/art/subject';

// oxfmt-ignore
const bottled = new Set<Kind>([
  'whisky', 'vodka', 'gin', 'rum', 'tequila', 'liqueur', 'brandy', 'wine', 'champagne', 'beer', 'spirit',
]);

export const isBottle = ({ kind }: Subject): boolean => bottled.has(kind);

export const demoBottles = (db: Database): Subject[] =>
  all<{ file: string }>(db, 'SELECT file FROM product_image ORDER BY product_id')
    .flatMap(({ file }) => subjectOf(db, file.slice(1)) ?? [])
    .filter(isBottle);
