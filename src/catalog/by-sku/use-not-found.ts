// Tells the page, once the shop has answered, what it asks for and the shop lacks.
import { useEffect, useEffectEvent } from 'react';

export interface NotFoundEvents {
  onNotFound?: (detail: { sku: string }) => void;
}

/** Tells each of `missing`, and again when these are others. */
export function useNotFound<D>(missing: readonly D[], onNotFound?: (detail: D) => void): void {
  const tell = useEffectEvent(() => missing.forEach((each) => onNotFound?.(each)));
  const told = JSON.stringify(missing);
  useEffect(() => tell(), [told]);
}
