// Times as Magento shows and compares them. Stored times are ISO 8601 UTC.

/** '2027-12-31T00:00:00.000Z' → '2027-12-31 00:00:00'. */
export function magentoTime(iso: string | null): string | null {
  return iso === null ? null : new Date(iso).toISOString().slice(0, 19).replace('T', ' ');
}

const day = 24 * 60 * 60 * 1000;

/** An open end counts as always; a window's last day counts to its end when no time of day is given. */
export function isWithin(now: Date, from: string | null, to: string | null): boolean {
  const time = now.getTime();
  return (from === null || time >= Date.parse(from)) && (to === null || time < endOf(to));
}

export function endOf(to: string): number {
  const end = Date.parse(to);
  return end % day === 0 ? end + day : end;
}
