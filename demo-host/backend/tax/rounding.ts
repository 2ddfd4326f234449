// Rounds rows to whole cents so that their sum is the rounded sum.

/** What rounding takes from one row it gives to the next. `exact` is in cents and not negative. */
export function roundRows(exact: readonly number[]): number[] {
  let carried = 0;
  return exact.map((cents) => {
    const wanted = cents + carried;
    const rounded = Math.max(0, Math.round(Number(wanted.toFixed(6))));
    carried = wanted - rounded;
    return rounded;
  });
}
