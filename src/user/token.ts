// The stored sign-in token, and how much of its time is left.
import type { StorageRecord } from '../storage/browser-storage';

export const tokenKey = 'signin_token';

/** Seconds, negative when the time is over (behaviour 4.4). A record without ttl never expires. */
export function secondsLeft(record: StorageRecord | undefined, now: number): number {
  return record?.ttl ? record.ttl - (now - record.timeStored) / 1000 : Infinity;
}
