// The order of test files in Node. A worker that several share is kept only where the next file in line asks for the same
// environment; else it ends, and all that it had imported is imported again.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return byEnvironment(await super.sort(files));
  }
}

/** What is rare comes first: at the end there are many small files left to share. */
export function byEnvironment<File extends Pick<TestSpecification, 'moduleId'>>(
  files: readonly File[],
): File[] {
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const environment = environmentOf(file.moduleId);
    const others = groups.get(environment);
    if (others) others.push(file);
    else groups.set(environment, [file]);
  }
  return [...groups.values()].sort((one, other) => one.length - other.length).flat();
}

function environmentOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  const [, name = 'node'] = /@vitest-environment\s+([\w-]+)/.exec(text) ?? [];
  const [, options = ''] = /@vitest-environment-options\s+(.+)/.exec(text) ?? [];
  return `${name} ${options}`;
}
