// Where a tag stands: in places that HTML takes apart, or where two controls would be one; and whether it is closed.
import type { Finding, Severity } from '../finding';
import { ancestors, type PageElement } from '../html/tree';
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
  return page.elements.flatMap((element) => place(page, element));
}

type Say = (rule: string, severity: Severity, title: string, effect: string, mend: string) => Finding;
type Look = (element: PageElement, say: Say, page: CheckedPage) => Finding | false | undefined;

function place(page: CheckedPage, element: PageElement): Finding[] {
  const line = page.lineOf(element.start);
  const say: Say = (rule, severity, title, effect, mend) => ({ rule, severity, line, title, effect, mend });
  const findings = looks.flatMap((look) => look(element, say, page) || []);
  return page.contracts.has(element.name) ? [...findings, ...unclosed(element, say)] : findings;
}

function nearest(element: PageElement, names: readonly string[]): PageElement | undefined {
  return ancestors(element).find(({ name }) => names.includes(name));
}

const inHead: Look = ({ name, endsHead }, say) =>
  endsHead &&
  say(
    'in-head',
    'error',
    `<${name}> stands in the head`,
    'It ends the head: what follows there (styles, titles, policies) lands in the body.',
    'Move the tag into the body.',
  );

const inControl: Look = (element, say) => {
  const control = quiet.includes(element.name) ? undefined : nearest(element, Object.keys(controls));
  return (
    control &&
    say(
      'control-in-control',
      'warning',
      `<${element.name}> stands inside ${controls[control.name]!}`,
      'It has links and buttons of its own: a press on one of them also presses what is round it, and screen readers read only one.',
      `Move it out of <${control.name}>.`,
    )
  );
};

const inSelect: Look = (element, say) => {
  const list = nearest(element, ['select', 'datalist', 'option']);
  return (
    list &&
    say(
      'in-select',
      'error',
      `<${element.name}> stands inside <${list.name}>`,
      'Browsers drop it there.',
      'Move it out.',
    )
  );
};

const inTable: Look = ({ name, writtenIn }, say) =>
  parts.includes(writtenIn) &&
  say(
    'in-table',
    'warning',
    `<${name}> stands in a table, but in no cell`,
    'Browsers move it in front of the table.',
    'Put it into a <td>.',
  );

const inFallback: Look = (element, say) => {
  const holder = ancestors(element).find(({ name }) => name.startsWith(prefix));
  if (!holder || holder.endedBy || ['airside-store', 'airside-shop'].includes(holder.name)) return undefined;
  return say(
    'in-fallback',
    'warning',
    `<${element.name}> stands inside <${holder.name}>`,
    `What is between the tags of <${holder.name}> shows only until that is ready; then this one is gone, too.`,
    'Put it behind the closing tag.',
  );
};

const inForm: Look = (element, say, { contracts }) => {
  const { name } = element;
  const hasFields = contracts.get(name)?.root === 'light' && name !== 'airside-store';
  if (!hasFields || !nearest(element, ['form'])) return undefined;
  return say(
    'form-in-form',
    'warning',
    `<${name}> stands inside a form`,
    'It has a form of its own, and HTML knows no forms in forms: Enter may send the outer one.',
    'Move it out of the form.',
  );
};

const looks = [inHead, inControl, inSelect, inTable, inFallback, inForm];

function unclosed(element: PageElement, say: Say): Finding[] {
  const { name, endedBy, selfClosing, hasContent } = element;
  if (!endedBy) return [];
  const slash = endedBy.how === 'end tag' ? '/' : '';
  const end = endedBy.how === 'end of page' ? 'the end of the page' : `<${slash}${endedBy.name}>`;
  const swallowed = hasContent
    ? `Everything from here to ${end} counts as what shows until the element is ready, and may then vanish.`
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
