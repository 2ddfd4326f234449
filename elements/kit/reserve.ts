// The room that elements keep at least before their code is there: for the loader, and with what build/rooms.ts adds to it, as
// a sheet for pages that want it sooner.

/** All tags without prefix, with the block size of their contracts; '' where one has none. Those that stand in a line come first. */
export const reserve: Record<string, string> = __AIRSIDE_RESERVE__;

/** Rules for tags that are not defined yet; a defined element keeps its room itself. */
export const reserveRules = (): string =>
  Object.entries(reserve)
    .filter(([, size]) => size)
    .map(([name, size], place) => {
      const display = place < __AIRSIDE_INLINE__ ? `inline-block;min-inline-size:${size}` : 'block';
      return `airside-${name}:not(:defined){display:${display};min-block-size:${size}}`;
    })
    .join('');
