// Keeps something rendered for the length of its leaving animation.
import { useEffect, useState } from 'react';

/** true while present, and for `ms` after it has gone. */
export function useLingering(present: boolean, ms: number): boolean {
  const [lingering, setLingering] = useState(present);
  if (present && !lingering) setLingering(true);
  useEffect(() => {
    if (present) return;
    const timer = setTimeout(() => setLingering(false), ms);
    return () => clearTimeout(timer);
  }, [present, ms]);
  return present || lingering;
}
