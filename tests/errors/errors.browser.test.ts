// SPEC 8, row by row: the text on screen, or what happens where the row is about that.
import { expect, it } from 'vitest';
import { backend } from './backend';
import { commerce } from './commerce';
import { freshPage } from '../support/open-page';
import { notices } from './notices';
import { platform } from './platform';
import { situations, type Proofs } from './situations';
import { views } from './views';

freshPage();

const proofs: Proofs = { ...views, ...notices, ...commerce, ...backend, ...platform };

it('every row has its proof, once', () => {
  expect(Object.keys(proofs)).toEqual(expect.arrayContaining([...situations]));
});

it.each(situations)('SPEC 8: %s', (situation) => proofs[situation]!());
