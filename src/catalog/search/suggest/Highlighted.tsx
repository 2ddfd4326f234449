// A text with what was searched for in it made out. As text, never as HTML.
import { highlight } from './highlight';

export function Highlighted({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map(({ text: piece, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="search-match">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
