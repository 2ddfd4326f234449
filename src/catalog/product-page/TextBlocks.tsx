// The words of a backend's HTML with the little structure that is safe to keep: headings, paragraphs, lists.
import type { ReactNode } from 'react';
import type { TextBlock } from '../product';

export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }): ReactNode {
  return blocks.map(({ kind, text }, index) => {
    if (kind === 'heading') return <h3 key={index}>{text}</h3>;
    if (kind === 'paragraph') return <p key={index}>{text}</p>;
    // A run of items is one list, drawn with its first.
    if (blocks[index - 1]?.kind === 'item') return null;
    const end = blocks.findIndex((block, at) => at > index && block.kind !== 'item');
    return (
      <ul key={index} className="product-list">
        {blocks.slice(index, end < 0 ? undefined : end).map((item, at) => (
          <li key={at}>{item.text}</li>
        ))}
      </ul>
    );
  });
}
