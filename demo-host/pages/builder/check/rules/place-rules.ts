// Where a tag stands: in places that HTML takes apart, in which nothing is alive, or where two controls would be one.
import type { Finding, Severity } from '../finding';
import { ancestors, attribute, type PageElement } from '../html/tree';
import { prefix, type CheckedPage } from '../page';

/** They hold no button, link or field. */
const quiet = [
  'airside-price',
  'airside-toasts',
  'airside-session',
  'airside-store',
  'airside-duty-free-steps',
];
const controls: Record<string, string> = {
  a: 'a link',
  button: 'a button',
  label: 'a label',
  summary: 'a summary',
};
const parts = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'];

export function placeRules(page: CheckedPage): Finding[] {
  return [...page.elements.flatMap((element) => place(page, element)), ...lifeless(page)];
}

type Say = (rule: string, severity: Severity, title: string, effect: string, mend: string) => Finding;

function place(page: CheckedPage, element: PageElement): Finding[] {
  const { name } = element;
  const tag = `<${name}>`;
  const above = ancestors(element);
  const inside = (names: readonly string[]) => above.find((other) => names.includes(other.name));
  const say: Say = (rule, severity, title, effect, mend) => ({
    rule,
    severity,
    line: page.lineOf(element.start),
    title,
    effect,
    mend,
  });
  const findings: Finding[] = [];
  if (element.endsHead)
    findings.push(
      say(
        'in-head',
        'error',
        `${tag} stands in the head`,
        'It ends the head: what follows there (styles, titles, policies) lands in the body.',
        'Move the tag into the body.',
      ),
    );
  const control = quiet.includes(name) ? undefined : inside(Object.keys(controls));
  if (control)
    findings.push(
      say(
        'control-in-control',
        'warning',
        `${tag} stands inside ${controls[control.name]!}`,
        'It has links and buttons of its own: a press on one of them also presses what is round it, and screen readers read only one.',
        `Move it out of <${control.name}>.`,
      ),
    );
  const list = inside(['select', 'datalist', 'option']);
  if (list)
    findings.push(
      say(
        'in-select',
        'error',
        `${tag} stands inside <${list.name}>`,
        'Browsers drop it there.',
        'Move it out.',
      ),
    );
  if (parts.includes(element.writtenIn))
    findings.push(
      say(
        'in-table',
        'warning',
        `${tag} stands in a table, but in no cell`,
        'Browsers move it in front of the table.',
        'Put it into a <td>.',
      ),
    );
  const holder = above.find((other) => other.name.startsWith(prefix));
  if (holder && !holder.endedBy && !['airside-store', 'airside-shop'].includes(holder.name))
    findings.push(
      say(
        'in-fallback',
        'warning',
        `${tag} stands inside <${holder.name}>`,
        `What is between the tags of <${holder.name}> shows only until that is ready; then this one is gone, too.`,
        'Put it behind the closing tag.',
      ),
    );
  const form = inside(['form']);
  const hasFields = page.contracts.get(name)?.root === 'light' && name !== 'airside-store';
  if (form && hasFields)
    findings.push(
      say(
        'form-in-form',
        'warning',
        `${tag} stands inside a form`,
        'It has a form of its own, and HTML knows no forms in forms: Enter may send the outer one.',
        'Move it out of the form.',
      ),
    );
  return page.contracts.has(name) ? [...findings, ...unclosed(element, say)] : findings;
}

function unclosed(element: PageElement, say: Say): Finding[] {
  const { name, endedBy, selfClosing, hasContent } = element;
  if (!endedBy) return [];
  const slash = endedBy.how === 'end tag' ? '/' : '';
  const end = endedBy.how === 'end of page' ? 'the end of the page' : `<${slash}${endedBy.name}>`;
  const swallowed = hasContent
    ? `Everything from here to ${end} counts as what shows until the element is ready, and then vanishes.`
    : 'Nothing is lost as it stands, but what somebody writes behind it will be.';
  if (selfClosing)
    return [
      say(
        'self-closing',
        hasContent ? 'error' : 'warning',
        `<${name} /> does not close itself`,
        `HTML ignores the slash. ${swallowed}`,
        `Write <${name}></${name}>.`,
      ),
    ];
  const isParagraph = endedBy.how === 'start tag' && ancestors(element).some((other) => other.name === 'p');
  if (isParagraph && endedBy.name !== 'p')
    return [
      say(
        'paragraph-split',
        'warning',
        `<${endedBy.name}> ends the paragraph, and <${name}> with it`,
        'A paragraph holds no blocks: what stands from there on is outside the element, and stays when it is ready.',
        `Write <div> instead of <p> round it, or <span> inside it.`,
      ),
    ];
  return [
    say(
      'tag-not-closed',
      hasContent ? 'error' : 'warning',
      `<${name}> is not closed`,
      swallowed,
      `Write </${name}> behind it.`,
    ),
  ];
}

const rawEffect: Record<string, [Severity, string]> = {
  noscript: ['error', 'It is shown only to visitors without scripts, for whom it cannot work.'],
  textarea: ['warning', 'It is text in a field there, no element.'],
  title: ['warning', 'It is text of the title there, no element.'],
  iframe: ['warning', 'No browser shows what stands between the tags of a frame.'],
  xmp: ['notice', 'It is shown as text.'],
  noembed: ['warning', 'No browser shows it.'],
  noframes: ['warning', 'No browser shows it.'],
};

/** Tags of ours that no element is made of. */
function lifeless({ tree, lineOf }: CheckedPage): Finding[] {
  const find = (
    rule: string,
    severity: Severity,
    start: number,
    title: string,
    effect: string,
    mend: string,
  ) => ({
    rule,
    severity,
    line: lineOf(start),
    title,
    effect,
    mend,
  });
  const raw = tree.texts.flatMap(({ text, raw, start }): Finding[] => {
    const found = new RegExp(`<${prefix}[\\w-]+`, 'i').exec(text);
    const [severity, effect] = rawEffect[raw ?? ''] ?? [];
    if (!found || !severity || !effect) return [];
    const title = `${found[0]}> stands inside <${raw}>`;
    return [find(`in-${raw}`, severity, start + found.index, title, effect, `Move it out of <${raw}>.`)];
  });
  const escaped = tree.texts.flatMap((text): Finding[] => {
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
  const comments = tree.comments.flatMap(({ text, start }): Finding[] => {
    const found = new RegExp(`<${prefix}[\\w-]+`, 'i').exec(text);
    if (!found) return [];
    const title = `${found[0]}> stands in a comment`;
    return [
      find('in-comment', 'notice', start, title, 'Nobody sees it.', 'Take <!-- and --> away to show it.'),
    ];
  });
  const still = tree.elements
    .filter((element) => element.name.startsWith(prefix))
    .flatMap((element): Finding[] => {
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
  const unfinished = tree.unfinished.map(({ name, start }) =>
    find(
      'unfinished',
      name.startsWith('airside') || name === 'script' ? 'error' : 'warning',
      start,
      `The page ends within <${name.slice(0, 60)}`,
      'A quote or a > is missing: browsers drop all from here on.',
      'Close the quote and the tag. If the text was cut off when it was copied, copy it again.',
    ),
  );
  return [...raw, ...escaped, ...comments, ...still, ...unfinished];
}
