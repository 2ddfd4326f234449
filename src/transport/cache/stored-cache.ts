// Whether an earlier visit has left answers that can be shown before the backend is asked.
import type { StoredRecords } from '../../storage/stored-records';

export const storedCacheKey = 'has_stored_cache';

export const hasStoredCache = (storage: Pick<StoredRecords, 'get'>): boolean =>
  storage.get(storedCacheKey) === true;
