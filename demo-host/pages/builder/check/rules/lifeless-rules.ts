// Tags of ours that no element is made of: where they are text, a comment, in a drawing, or where the page ends too soon.
import type { Finding, Severity } from '../finding';
import { ancestors, attribute, type Tree } from '../html/tree';
import { prefix, type CheckedPage } from '../page';

export function lifelessRules({ tree, lineOf }: CheckedPage): Finding[] {
  const find: Find = (rule, severity, start, title, effect, mend) => ({
    rule,
    severity,
    line: lineOf(start),
    title,
    effect,
    mend,
  });
  return [asRawText, asText, inComments, inDrawingsAndTemplates, unfinished].flatMap((look) =>
    look(tree, find),
  );
}

type Find = (
  rule: string,
  severity: Severity,
  start: number,
  title: string,
  effect: string,
  mend: string,
) => Finding;

const written = new RegExp(`<${prefix}[\\w-]+`, 'i');

const rawEffect: Record<string, [Severity, string]> = {
  noscript: ['error', 'It is shown only to visitors without scripts, for whom it cannot work.'],
  textarea: ['warning', 'It is text in a field there, no element.'],
  title: ['warning', 'It is text of the title there, no element.'],
  iframe: ['warning', 'No browser shows what stands between the tags of a frame.'],
  xmp: ['notice', 'It is shown as text.'],
  noembed: ['warning', 'No browser shows it.'],
  noframes: ['warning', 'No browser shows it.'],
};

function asRawText({ texts }: Tree, find: Find): Finding[] {
  return texts.flatMap(({ text, raw, start }) => {
    const found = written.exec(text);
    const [severity, effect] = rawEffect[raw ?? ''] ?? [];
    if (!found || !severity || !effect) return [];
    const title = `${found[0]}> stands inside <${raw}>`;
    return [find(`in-${raw}`, severity, start + found.index, title, effect, `Move it out of <${raw}>.`)];
  });
}

function asText({ texts }: Tree, find: Find): Finding[] {
  return texts.flatMap((text) => {
    const found = /&(lt|#0*60|#x0*3c);\/?airside-[\w-]*/i.exec(text.raw ? '' : text.text);
    const isCode = [text.parent, ...(text.parent ? ancestors(text.parent) : [])].some(
      (element) => element && ['code', 'pre', 'samp', 'kbd'].includes(element.name),
    );
    if (!found || isCode) return [];
    return [
      find(
        'tag-as-text',
        'error',
        text.start + found.index,
        'A tag is shown as text',
        'It was pasted into a visual editor, which shows it to visitors as it is written.',
        'Paste it in the HTML view, or in a block for HTML.',
      ),
    ];
  });
}

function inComments({ comments }: Tree, find: Find): Finding[] {
  return comments.flatMap(({ text, start }) => {
    const found = written.exec(text);
    if (!found) return [];
    const title = `${found[0]}> stands in a comment`;
    return [
      find('in-comment', 'notice', start, title, 'Nobody sees it.', 'Take <!-- and --> away to show it.'),
    ];
  });
}

function inDrawingsAndTemplates({ elements }: Tree, find: Find): Finding[] {
  return elements
    .filter(({ name }) => name.startsWith(prefix))
    .flatMap((element) => {
      if (element.isForeign)
        return [
          find(
            'in-svg',
            'error',
            element.start,
            `<${element.name}> stands inside a drawing`,
            'In SVG and MathML there are no elements of HTML; nothing shows.',
            'Move it out, or into <foreignObject>.',
          ),
        ];
      const holder = ancestors(element).find(({ name }) => name === 'template');
      if (!holder || attribute(holder, 'shadowrootmode') !== undefined) return [];
      return [
        find(
          'in-template',
          'notice',
          element.start,
          `<${element.name}> stands in a template`,
          'It comes up when a script copies it into the page, not before.',
          'Right where a script does that; else take <template> away.',
        ),
      ];
    });
}

function unfinished({ unfinished: tags }: Tree, find: Find): Finding[] {
  return tags.map(({ name, start }) =>
    find(
      'unfinished',
      name.startsWith('airside') || name === 'script' ? 'error' : 'warning',
      start,
      `The page ends within <${name.slice(0, 60)}`,
      'A quote or a > is missing: browsers drop all from here on.',
      'Close the quote and the tag. If the text was cut off when it was copied, copy it again.',
    ),
  );
}
