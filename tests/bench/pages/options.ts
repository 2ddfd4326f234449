// What `npm run bench -- pages` is asked for.
import { parseArgs } from 'node:util';
import { isRuntime, runtimes, type Runtime } from '../../../demo-host/runtimes';

export interface Options {
  rounds: number;
  runtimes: readonly Runtime[];
  hasSmallPictures: boolean;
  /** True for what is to be measured. */
  isWanted(name: string): boolean;
}

/** `args` without the name of the bench. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '9' },
      only: { type: 'string', multiple: true, default: [] },
      runtime: { type: 'string' },
      'small-pictures': { type: 'boolean', default: false },
    },
  });
  const { only, runtime } = values;
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number, at least 1.');
  if (runtime !== undefined && !isRuntime(runtime))
    throw new Error(`--runtime is one of ${runtimes.join(', ')}.`);
  return {
    rounds,
    hasSmallPictures: values['small-pictures'],
    runtimes: runtime ? [runtime] : runtimes,
    isWanted: (name) => only.length === 0 || only.includes(name),
  };
}
