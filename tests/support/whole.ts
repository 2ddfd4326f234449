// Which of the two a run of tests is: the gate, which every change passes, or the whole (`npm run whole`).

/** Tag of the journeys that the gate leaves out. */
export const inWholeOnly = '@whole';

/** For a row of a matrix: the gate has one of each kind. */
export const oneOf = (isFirst: boolean): { tag?: string } => (isFirst ? {} : { tag: inWholeOnly });

export const isWhole = Boolean(process.env.AIRSIDE_WHOLE);

/** In milliseconds: how long a test waits for what it expects. Limits are for what hangs, so where nobody looks on it is long. */
export const patience = process.env.CI ? 60_000 : 15_000;
