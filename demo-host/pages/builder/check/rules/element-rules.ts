// Tags and attributes against the contracts: misspelt, missing, meaningless.
import { parseAttribute } from '../../../../../elements/kit/attributes';
import type { Contract } from '../../../../../elements/kit/contract';
import { didYouMean } from '../did-you-mean';
import type { Finding } from '../finding';
import { type PageElement } from '../html/tree';
import { prefix, type CheckedPage } from '../page';

export function elementRules(page: CheckedPage): Finding[] {
  return [...tags(page), ...page.elements.flatMap((element) => attributes(page, element))];
}

const effect = 'The loader leaves it alone; nothing shows.';

const straySpace = (tag: string) => ({
  rule: 'stray-space',
  title: `A no-break space follows <${tag}`,
  mend: 'Some editors write no-break spaces. Delete the space in the tag and type it again, in the HTML view.',
});

const tagInTag = (tag: string) => ({
  rule: 'tag-in-tag',
  title: `Another tag stands inside <${tag}`,
  mend: 'Some editors put <br> or <p> where a tag goes on in the next line. Write the tag on one line, in the HTML view.',
});

/** Also tags that only nearly begin as ours do. */
function tags({ tree, contracts, lineOf }: CheckedPage): Finding[] {
  return tree.elements
    .filter((element) => !element.isForeign && !element.isInert && !contracts.has(element.name))
    .flatMap(({ name, start }): Finding[] => {
      const isMeant = name.startsWith('airside');
      const bare = name.split(/[^\w-]/)[0] ?? '';
      const meant = contracts.has(bare) ? bare : didYouMean(bare, contracts.keys());
      const isClose = name.includes('-') && meant?.length === name.length;
      if (!isMeant && !isClose) return [];
      const found = { severity: isMeant ? 'error' : 'warning', line: lineOf(start), effect } as const;
      const code = meant && { code: `<${meant}></${meant}>` };
      if (contracts.has(bare) && bare !== name)
        return [{ ...found, ...(name[bare.length] === '<' ? tagInTag(bare) : straySpace(bare)), ...code }];
      return [
        {
          ...found,
          rule: 'tag-unknown',
          title: `There is no <${name.slice(0, 60)}>`,
          mend: meant
            ? `Did you mean <${meant}>?`
            : `Tags of the shop begin with ${prefix}; choose one in the list.`,
          ...code,
        },
      ];
    });
}

/** Allowed on every element, and what frameworks and editors put there. */
const global =
  /^(id|class|style|slot|part|exportparts|hidden|inert|lang|dir|title|role|tabindex|nonce|is|key|ref|popover|translate|draggable|contenteditable|spellcheck|accesskey|autofocus|enterkeyhint|inputmode|item(id|prop|ref|scope|type)|xmlns|data-.*|aria-.*|on.*|v-.*|x-.*|ng-.*|_ng.*|hx-.*|wire:.*|[:@#[(*].*)$/;
const curly = /[“”„‟«»‘’‚‛″]/;
const template = /\{\{|\}\}|\{%|<[%?]|\$\{|\[\[/;

function attributes(page: CheckedPage, element: PageElement): Finding[] {
  const contract = page.contracts.get(element.name);
  if (!contract) return [];
  const open = element.attributes.find(({ value }) => /<\/?[a-z]/i.test(value));
  if (open)
    return [
      {
        rule: 'quote-not-closed',
        severity: 'error',
        line: page.lineOf(open.start),
        title: `The quote of ${open.name} is not closed`,
        effect: 'Everything up to the next quote on the page has become its value.',
        mend: 'Close the quote.',
      },
    ];
  const findings = element.attributes.flatMap((given): Finding[] => {
    const found = { line: page.lineOf(given.start) };
    const kind = contract.attributes[given.name];
    if (curly.test(given.value.slice(0, 1)) || curly.test(given.name))
      return [
        {
          ...found,
          rule: 'curly-quotes',
          severity: 'error',
          title: `Curly quotes round ${curly.test(given.name) ? 'an attribute' : given.name}`,
          effect: 'HTML takes them for a part of the value, and ends the value at the first space.',
          mend: 'Write straight quotes; switch “smart quotes” off, or paste in the HTML view.',
          ...(kind && { code: `${given.name}="${given.value.replace(new RegExp(curly, 'g'), '')}"` }),
        },
      ];
    if (kind && template.test(given.value))
      return [
        {
          ...found,
          rule: 'template-left',
          severity: 'warning',
          title: `${given.name} holds a placeholder`,
          effect: `“${given.value}” reaches the shop as it stands; there is no such thing.`,
          mend: 'The template was not filled in: check its name, or write the value itself.',
        },
      ];
    if (kind) return value(contract, given.name, given.value, found.line);
    if (global.test(given.name)) return [];
    const meant = didYouMean(given.name, Object.keys(contract.attributes));
    return [
      {
        ...found,
        rule: 'attribute-unknown',
        severity: 'warning',
        title: `<${element.name}> has no attribute ${given.name.slice(0, 60)}`,
        effect: 'It is ignored.',
        mend: meant
          ? `Did you mean ${meant}?`
          : `It has ${Object.keys(contract.attributes).join(', ') || 'no attributes'}.`,
        ...(meant && { code: `${meant}="${given.value}"` }),
      },
    ];
  });
  return [...findings, ...missing(page, element, contract)];
}

function value(contract: Contract, name: string, text: string, line: number): Finding[] {
  const kind = contract.attributes[name]!;
  const findings: Finding[] = [];
  parseAttribute(name, kind, text, (sentence) =>
    findings.push({
      rule: 'attribute-value',
      severity: 'warning',
      line,
      title: `${name} means nothing to <${contract.tag}>`,
      effect: sentence,
      mend: kind.options
        ? `Did you mean ${didYouMean(text.toLowerCase(), kind.options) ?? kind.options.join(' or ')}?`
        : kind.type === 'number'
          ? 'Write a number, in digits alone.'
          : 'Write it without a value for yes; leave it out for no.',
    }),
  );
  return findings;
}

function missing(page: CheckedPage, element: PageElement, { tag, needs = [] }: Contract): Finding[] {
  const isGiven = element.attributes.some(({ name, value }) => needs.includes(name) && value.trim());
  if (!needs.length || isGiven) return [];
  const [first = ''] = needs;
  return [
    {
      rule: 'attribute-missing',
      severity: 'error',
      line: page.lineOf(element.start),
      title: `<${tag}> does not say what to show`,
      effect: 'It stays empty.',
      mend: needs.length > 1 ? `Set one of ${needs.join(', ')}.` : `Set ${first}.`,
      code: `<${tag} ${first}="…"></${tag}>`,
    },
  ];
}
