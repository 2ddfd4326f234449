// Making a release, in a repository that has nothing but what a release needs.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseIn } from '../../.ci/changelog';
import { nextVersion, release } from '../../.ci/release';
import { isWhole } from '../support/whole';

const changelog = '# Changelog\n\n## Unreleased\n\n- Wraps gifts.\n\n## 0.1.0 – 2026-11-23\n\n- Sells.\n';
const build = `require('fs').mkdirSync('dist/package',{recursive:true});require('fs').writeFileSync('dist/package/package.json',JSON.stringify({name:'airside',version:require('./package.json').version}))`;

let folder = '';
const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const versionIn = (name: string): string => (JSON.parse(read(name)) as { version: string }).version;
const now = new Date('2027-01-02T03:04:05Z');
const make = (wanted: string, isDry = false): string =>
  release({ folder, wanted, isDry, now, say: () => undefined });

describe.runIf(isWhole)('a release', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'airside-release-'));
    const own = { name: 'shop', version: '0.1.0', private: true };
    write('build.cjs', build);
    write(
      'package.json',
      JSON.stringify({ ...own, scripts: { 'build:package': 'node build.cjs' } }, null, 2),
    );
    write(
      'package-lock.json',
      JSON.stringify({ ...own, lockfileVersion: 3, packages: { '': own } }, null, 2),
    );
    write('CHANGELOG.md', changelog);
    write('.gitignore', 'dist\n');
    git('init', '--quiet');
    git('config', 'user.name', 'Somebody');
    git('config', 'user.email', 'somebody@example.com');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('sets version and changelog, packs, commits and tags', () => {
    expect(make('minor')).toBe('0.2.0');
    expect([versionIn('package.json'), versionIn('package-lock.json')]).toEqual(['0.2.0', '0.2.0']);
    expect(read('CHANGELOG.md')).toBe(
      changelog.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 – 2027-01-02\n'),
    );
    expect(existsSync(join(folder, 'dist/airside-0.2.0.tgz'))).toBe(true);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
    expect(git('tag', '--list', '--points-at', 'HEAD', '--format=%(refname:short) %(contents:body)')).toBe(
      'v0.2.0 - Wraps gifts.',
    );
  });

  it('only says what it would do when it is dry', () => {
    expect(make('1.0.0', true)).toBe('1.0.0');
    expect(versionIn('package.json')).toBe('0.1.0');
    expect(read('CHANGELOG.md')).toBe(changelog);
    expect(git('tag')).toBe('');
  });

  it('is not made of what is not committed', () => {
    write('note.txt', 'half done');
    expect(() => make('patch')).toThrow('not committed');
  });

  it('is not made twice, nor of nothing', () => {
    git('tag', 'v0.1.1');
    expect(() => make('patch')).toThrow('v0.1.1');
    write('CHANGELOG.md', changelog.replace('- Wraps gifts.\n\n', ''));
    git('commit', '--quiet', '--all', '--message', 'Take it back');
    expect(() => make('minor')).toThrow('says nothing');
  });

  it('leaves everything as it was where the package cannot be built', () => {
    write('build.cjs', 'process.exit(1)');
    git('commit', '--quiet', '--all', '--message', 'Break the build');
    expect(() => make('patch')).toThrow();
    expect(git('status', '--porcelain')).toBe('');
    expect(versionIn('package.json')).toBe('0.1.0');
    expect(git('tag')).toBe('');
  });
});

it.each([
  ['patch', '1.2.4'],
  ['minor', '1.3.0'],
  ['major', '2.0.0'],
  ['1.10.0', '1.10.0'],
])('after 1.2.3, %s is %s', (wanted, version) => expect(nextVersion('1.2.3', wanted)).toBe(version));

it.each(['1.2.3', '1.2.2', '1.2', 'v2.0.0', '2.0.0-beta', 'big'])('after 1.2.3, %s is refused', (wanted) => {
  expect(() => nextVersion('1.2.3', wanted)).toThrow();
});

it('the first release has nothing below it', () => {
  expect(releaseIn('# Changelog\n\n## Unreleased\n\n- Sells.\n', '0.1.0', '2026-11-23')).toEqual({
    notes: '- Sells.',
    changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0 – 2026-11-23\n\n- Sells.\n',
  });
});
