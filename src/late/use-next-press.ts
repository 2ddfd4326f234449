// What a press would open is there before the press.
import { useEffect, useState } from 'react';
import { beforePress } from './before-press';
import type { LatePart } from './late-part';

/** Fetches the part once the page has come to rest, where `isLikely`; on a dear line its `intent` does. True once it is there. */
export function useNextPress({ preload }: Pick<LatePart<object>, 'preload'>, isLikely = true): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(
    () => (isLikely ? beforePress(() => void preload().then(setThere)) : undefined),
    [preload, isLikely],
  );
  return isThere;
}
