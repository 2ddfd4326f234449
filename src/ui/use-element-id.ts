// Ids that no other element of ours has, nor the page: light roots share one document with it, and it may use React too.
import { useState } from 'react';

let last = 0;
const nextId = (): string => `airside-${(last += 1)}`;

export function useElementId(): string {
  return useState(nextId)[0];
}
