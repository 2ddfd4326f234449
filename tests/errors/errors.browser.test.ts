// behaviour 8, row by row: the text on screen, or what happens where the row is about that.
import { expect, it } from 'vitest';
import { backend } from './backend';
import { commerce } from './commerce';
import { freshPage } from '../support/open-page';
import { notices } from './notices';
import { platform } from './platform';
import { situations, type Proofs } from './situations';
import { views } from './views';

freshPage();

const parts: readonly Proofs[] = [views, notices, commerce, backend, platform];
const proofs: Proofs = Object.assign({}, ...parts);

it('every row has its proof, once', () => {
  expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual([...situations].sort());
});

it.each(situations)('behaviour 8: %s', (situation) => proofs[situation]!());
