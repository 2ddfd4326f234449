// A short word about a product: new, offer, sold out.
import type { ReactNode } from 'react';

export interface TagProps {
  tone?: 'accent' | 'quiet';
  children: ReactNode;
}

export function Tag({ tone = 'quiet', children }: TagProps) {
  return (
    <span className={`tag tag-${tone}`} part={`tag tag-${tone}`}>
      {children}
    </span>
  );
}
