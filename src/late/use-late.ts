// Whether parts that may come late are there: fetched once the page has come to rest.
import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle';

/** `preload` must not reject. */
export function useLate(preload: () => Promise<unknown>): boolean {
  const [isReady, setReady] = useState(false);
  const fetchParts = useEffectEvent(() => void preload().then(() => setReady(true)));
  useEffect(() => whenIdle(() => fetchParts(), 0), []);
  return isReady;
}
