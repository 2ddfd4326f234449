// What a brand says about itself.
import type { ReactNode } from 'react';
import type { TextBlock } from '../product';

export function BrandWords({ words }: { words: readonly TextBlock[] }) {
  const parts: ReactNode[] = [];
  let items: string[] = [];
  const endList = () => {
    if (items.length > 0)
      parts.push(
        <ul key={parts.length} className="brand-points">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>,
      );
    items = [];
  };
  for (const { kind, text } of words) {
    if (kind === 'item') {
      items.push(text);
      continue;
    }
    endList();
    parts.push(kind === 'heading' ? <h2 key={parts.length}>{text}</h2> : <p key={parts.length}>{text}</p>);
  }
  endList();
  return <div className="brand-words">{parts}</div>;
}
