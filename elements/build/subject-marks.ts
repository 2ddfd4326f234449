// Build plugin: marks the subject of each rule of our sheets, where `scoped-sheets.ts` narrows it to one element.
import postcss, { type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { onSubject } from '../../src/ui/on-subject.ts';
import { anywhere } from '../../src/ui/within.ts';

/** For whatever bundles or serves our sheets, Storybook and the tests too. */
export function subjectMarks(): Plugin {
  return {
    name: 'subject-marks',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler(code, id) {
        const [, text] = /^export default (".*");?\s*$/s.exec(code) ?? [];
        if (text === undefined) return this.error(`${id} is not the text of a sheet.`);
        return {
          code: `export default ${JSON.stringify(markSubjects(JSON.parse(text) as string))}`,
          map: null,
        };
      },
    },
  };
}

export function markSubjects(css: string): string {
  if (css.includes(anywhere)) throw new Error(`A sheet says ${anywhere} itself.`);
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    rule.selector = rule.selectors
      .map((selector) => (host.test(selector) ? selector : onSubject(selector, anywhere)))
      .join(',');
  });
  return sheet.toString();
}

/** The element itself, which nothing but `:host` matches in its shadow root, or the page, of which a theme speaks. */
const host = /^:root$|^:host(?:[^\s>+~()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*$/;

/** `from`, `50%` … of an animation. */
const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');
