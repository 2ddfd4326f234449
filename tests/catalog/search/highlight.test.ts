// What is made out in a suggestion, and that nothing is lost or added on the way.
import { describe, expect, it } from 'vitest';
import { highlight } from '../../../src/catalog/search/suggest/highlight';

const shown = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('what was searched for', () => {
  it.each([
    ['Garden Gin', 'gin', 'Garden [Gin]'],
    ['Ginger Beer', 'gin', '[Gin]ger Beer'],
    ['Original', 'gin', 'Original'],
    ['Casa Alvarado Añejo Rum', 'anejo RUM', 'Casa Alvarado [Añejo] [Rum]'],
    ['Casa An\u0303ejo', 'añe', 'Casa [An\u0303e]jo'],
    ['Glen & Co <b>', '<b>', 'Glen & Co <[b]>'],
    ['Rosé Brut', 'ros', '[Ros]é Brut'],
    ['Gin', '(.*)+$', 'Gin'],
    ['Gin', '', 'Gin'],
    ['', 'gin', ''],
  ])('in %j by %j: %j', (text, query, expected) => expect(shown(text, query)).toBe(expected));

  it('changes no letter of any text', () => {
    const letters = [...'aÄßİı\u0301 <>&"\u{1f378}1ﬁ\u200d-'];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    const text = () => Array.from({ length: random(12) }, () => letters[random(letters.length)]).join('');
    for (let round = 0; round < 2000; round += 1) {
      const [name, query] = [text(), text()];
      const pieces = highlight(name, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }
  });
});
