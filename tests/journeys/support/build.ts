// Builds the shop once before the journeys where it is stale, so that no journey waits for it.
import { buildIfStale } from '../../../demo-host/build';

export default buildIfStale;
