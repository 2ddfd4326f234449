// `npm run release -- patch|minor|major|x.y.z [--dry-run]`: version, changelog, package, commit and tag. Publishing is CI's, on the tag.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { releaseIn } from './changelog.ts';

const usage = 'Usage: npm run release -- patch|minor|major|x.y.z [--dry-run]';
const written = ['package.json', 'package-lock.json', 'CHANGELOG.md'];

export interface ReleaseOptions {
  /** Of the repository. */
  folder: string;
  /** How much is new, or the version itself. */
  wanted: string;
  isDry?: boolean;
  now?: Date;
  say?: (line: string) => void;
}

/** Throws where a version is no later than the one that is there. */
export function nextVersion(current: string, wanted: string): string {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  if (wanted === 'major') return `${major + 1}.0.0`;
  if (wanted === 'minor') return `${major}.${minor + 1}.0`;
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(wanted)) throw new Error(usage);
  const isLater = wanted.localeCompare(current, 'en', { numeric: true }) > 0;
  if (!isLater) throw new Error(`${wanted} is not later than ${current}.`);
  return wanted;
}

/** Answers the version. Throws before anything is written, or puts back what was. */
export function release({
  folder,
  wanted,
  isDry = false,
  now = new Date(),
  say = console.log,
}: ReleaseOptions): string {
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  if (run('git', 'status', '--porcelain')) throw new Error('There are changes that are not committed.');
  const { version: current } = JSON.parse(read('package.json')) as { version: string };
  const version = nextVersion(current, wanted);
  const tag = `v${version}`;
  if (run('git', 'tag', '--list', tag)) throw new Error(`There is a tag ${tag} already.`);
  const { changelog, notes } = releaseIn(read('CHANGELOG.md'), version, now.toISOString().slice(0, 10));
  say(`${current} → ${version}\n\n${notes}\n`);
  if (isDry) {
    say('Nothing was written.');
    return version;
  }

  try {
    run('npm', 'version', version, '--no-git-tag-version');
    writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
    run('npm', 'run', '--silent', 'build:package');
    mkdirSync(join(folder, 'dist'), { recursive: true });
    const packed = run('npm', 'pack', './dist/package', '--silent', '--pack-destination', 'dist').trim();
    run('git', 'commit', '--quiet', '--message', `Release ${version}`, '--', ...written);
    run('git', 'tag', '--annotate', tag, '--message', `${version}\n\n${notes}`, '--cleanup=verbatim');
    say(`Committed and tagged ${tag}; the package is dist/${packed}. To publish: git push --follow-tags`);
  } catch (error) {
    run('git', 'checkout', '--quiet', 'HEAD', '--', ...written);
    throw error;
  }
  return version;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [wanted, ...more] = positionals;
    if (!wanted || more.length) throw new Error(usage);
    release({ folder: join(import.meta.dirname, '..'), wanted, isDry: values['dry-run'] });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
