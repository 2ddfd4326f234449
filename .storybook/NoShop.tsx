// Says so where no shop answers the stories, and what to type.
import { useEffect, useState } from 'react';
import { backend, isBackendThere, startHint } from './backend-address';

export function NoShop() {
  const [isThere, setThere] = useState(true);
  useEffect(() => void isBackendThere().then(setThere), []);
  if (isThere) return null;
  return (
    <p role="alert">
      No shop answers at {backend}. Start one with <code>{startHint()}</code>, then reload.
    </p>
  );
}
