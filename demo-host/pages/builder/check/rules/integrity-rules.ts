// Does the loader's integrity attribute fit the bytes that the shop serves now?
import { attribute } from '../html/tree';
import type { Finding } from '../finding';
import type { Loader } from '../loaders';
import type { CheckedPage } from '../page';

export function integrityRules(page: CheckedPage): Finding[] {
  return page.loaders.flatMap((loader) => check(page, loader));
}

function check(page: CheckedPage, loader: Loader): Finding[] {
  const { element, url, isAlias } = loader;
  const integrity = attribute(element, 'integrity')?.trim();
  if (integrity === undefined) return [];
  const line = page.lineOf(element.start);
  const hashes = integrity.split(/\s+/).map((hash) => hash.split('?')[0] ?? '');
  if (!hashes.some((hash) => /^sha(256|384|512)-[A-Za-z0-9+/_-]{40,}={0,2}$/.test(hash)))
    return [
      {
        rule: 'integrity-malformed',
        severity: 'warning',
        line,
        title: 'The integrity attribute says nothing',
        effect:
          'Browsers ignore what does not start with sha256-, sha384- or sha512-: the file is not checked at all.',
        mend: 'Copy the whole line with its hash again.',
      },
    ];
  const build = page.builds.find(
    ({ base, release }) => url && [release.file, release.alias].some((file) => base + file === plain(url)),
  );
  const findings: Finding[] = [];
  const isKnown = build && hashes.includes(build.release.integrity);
  if (build && !isKnown)
    findings.push({
      rule: 'integrity-mismatch',
      severity: 'error',
      line,
      title: 'The integrity hash is of another file',
      effect: 'The browser throws the loader away, and no element comes up.',
      mend: isAlias
        ? 'The file behind this address changes with each release. Use the versioned address with its own hash.'
        : 'Copy the whole line with its hash again.',
      code: `<script type="module" src="${build.base}${build.release.file}" integrity="${build.release.integrity}" crossorigin></script>`,
    });
  else if (isAlias)
    findings.push({
      rule: 'integrity-of-alias',
      severity: 'warning',
      line,
      title: 'A hash on the address that follows releases',
      effect:
        'At the next release the file is another one: the browser throws it away, and all elements vanish.',
      mend: 'Either the versioned address with a hash, or this address without one.',
      ...(build && {
        code: `<script type="module" src="${build.base}${build.release.file}" integrity="${build.release.integrity}" crossorigin></script>`,
      }),
    });
  if (attribute(element, 'crossorigin') === undefined)
    findings.push({
      rule: 'integrity-without-crossorigin',
      severity: 'notice',
      line,
      title: 'integrity without crossorigin',
      effect: 'Modules are checked all the same. A classic script, or a preload of it, would be refused.',
      mend: 'Write crossorigin beside integrity, so that it holds whatever becomes of the line.',
    });
  return findings;
}

const plain = ({ origin, pathname }: URL): string => origin + pathname;
