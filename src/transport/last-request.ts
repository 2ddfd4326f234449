// Owns "last request wins" where a request is more than one live query: answers to what was asked before are dropped.

/** Whether what it was made for still counts. */
export type StillCounts = () => boolean;

export interface LastRequest {
  /** A new question; answers to all before it no longer count. */
  begin(): StillCounts;
  /** A further question beside those that count. */
  join(): StillCounts;
  /** Nothing that was asked counts any more. */
  drop(): void;
}

export function createLastRequest(): LastRequest {
  let newest = 0;
  const join = (): StillCounts => {
    const asked = newest;
    return () => asked === newest;
  };
  return {
    begin() {
      newest += 1;
      return join();
    },
    join,
    drop: () => void (newest += 1),
  };
}
