// How much memory is in use once everything is collected that can be.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** In MiB. */
export function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}
