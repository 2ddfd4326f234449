// CHANGELOG.md as text: what is not released yet becomes a release.

const unreleased = '## Unreleased';

export interface Released {
  changelog: string;
  /** What the release brings, as the changelog has it. */
  notes: string;
}

/** Throws where there is nothing to release. `date`: YYYY-MM-DD. */
export function releaseIn(changelog: string, version: string, date: string): Released {
  const [before, rest] = changelog.split(`\n${unreleased}\n`);
  if (before === undefined || rest === undefined) throw new Error(`CHANGELOG.md has no "${unreleased}".`);
  const end = rest.search(/^## /m);
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim();
  if (!notes) throw new Error(`CHANGELOG.md says nothing under "${unreleased}".`);
  const older = end < 0 ? '' : `\n${rest.slice(end)}`;
  return { notes, changelog: `${before}\n${unreleased}\n\n## ${version} – ${date}\n\n${notes}\n${older}` };
}
