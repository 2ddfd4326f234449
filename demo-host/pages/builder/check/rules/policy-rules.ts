// What the page's Content-Security-Policy would block, per directive, with the source to add.
import { attribute } from '../html/tree';
import type { Finding } from '../finding';
import type { CheckedPage } from '../page';
import { lineOfPolicy, originsOf } from '../page';
import { allowsUrl, ignoresInline } from '../../../../../elements/build/policy/allows';
import { needsOf, trustedTypesWithOurs } from '../../../../../elements/build/policy/needs';
import { deciding, directiveLine, type Policy } from '../../../../../elements/build/policy/policy';
import { scriptRules } from './script-policy-rules';

export function policyRules(page: CheckedPage): Finding[] {
  const findings = page.policies.flatMap((policy) => {
    if (policy.reportOnly) return reportOnly();
    return [
      ...scriptRules(page, policy),
      ...sources(page, policy),
      ...typePolicies(page, policy),
      ...sandbox(page, policy),
      ...inlineStyles(page, policy),
    ];
  });
  return [...findings, ...misplaced(page)];
}

const named = ({ from }: Policy): string => (from === 'meta' ? 'The policy in the page' : 'The policy');

function sources(page: CheckedPage, policy: Policy): Finding[] {
  const tags = page.elements.map(({ name }) => name);
  const needs = needsOf(originsOf(page), tags).filter(({ directive }) => directive !== 'script-src');
  const directives = new Set(needs.map(({ directive }) => directive));
  return [...directives].flatMap((directive): Finding[] => {
    const wanted = needs.filter((need) => need.directive === directive);
    const decider = deciding(policy, directive);
    if (!decider) return [];
    // A path is looked at only for scripts: which pictures a shop has, nobody knows here.
    const hosts = decider.sources.map((source) => source.replace(/(?<!\/)\/(?!\/).*$/, ''));
    const missing = wanted.filter(
      ({ origin }) => !allowsUrl(hosts, new URL(`${origin}/`), { page: page.likelyAddress }),
    );
    if (!missing.length) return [];
    return [
      {
        rule: directive,
        severity: directive === 'font-src' || directive === 'media-src' ? 'warning' : 'error',
        line: lineOfPolicy(page, policy),
        title: `${named(policy)} blocks ${missing[0]!.what}`,
        effect: `${decider.name} ${decider.sources.join(' ') || "'none'"} does not allow ${missing.map(({ origin }) => origin).join(' and ')}.`,
        mend: mended(decider.name, directive),
        code: directiveLine(
          directive,
          decider,
          missing.map(({ origin }) => origin),
        ),
      },
    ];
  });
}

function mended(decider: string, directive: string): string {
  if (decider === 'default-src' || decider === 'child-src')
    return `There is no ${directive}, so ${decider} decides. Add a directive of its own:`;
  return 'Change the directive to:';
}

function typePolicies(page: CheckedPage, policy: Policy): Finding[] {
  const types = trustedTypesWithOurs(policy);
  if (!types || !page.elements.length) return [];
  return [
    {
      rule: 'trusted-types',
      severity: 'warning',
      line: lineOfPolicy(page, policy),
      title: `${named(policy)} refuses our Trusted Types policies`,
      effect:
        'Texts of editors (content pages and blocks, product descriptions) stay away; everything else works.',
      mend: 'Change the directive to:',
      code: ['trusted-types', ...types].join(' '),
    },
  ];
}

function sandbox(page: CheckedPage, policy: Policy): Finding[] {
  const flags = policy.from === 'header' && policy.directives.get('sandbox');
  if (!flags || !page.loaders.length) return [];
  const missing = ['allow-scripts', 'allow-same-origin'].filter((flag) => !flags.includes(flag));
  if (!missing.length) return [];
  return [
    {
      rule: 'sandbox',
      severity: 'error',
      line: 0,
      title: 'The policy puts the page into a sandbox',
      effect: missing.includes('allow-scripts')
        ? 'No script runs, the loader included.'
        : 'The page has no origin: the backend cannot allow it, and no cart can be kept.',
      mend: 'Change the directive to:',
      code: ['sandbox', ...flags, ...missing].join(' '),
    },
  ];
}

/** Token blocks and style attributes of the page itself; the elements' own styles need no source. */
function inlineStyles(page: CheckedPage, policy: Policy): Finding[] {
  const block = page.tree.elements.find(({ name, text }) => name === 'style' && text.includes('--airside-'));
  const decider = deciding(policy, 'style-src');
  if (!block || !decider) return [];
  const nonce = attribute(block, 'nonce');
  const isAllowed =
    (decider.sources.some((source) => source.toLowerCase() === "'unsafe-inline'") &&
      !ignoresInline(decider.sources)) ||
    (nonce && decider.sources.includes(`'nonce-${nonce}'`)) ||
    // Which hash it has is not computed here.
    decider.sources.some((source) => /^'sha(256|384|512)-/i.test(source));
  if (isAllowed) return [];
  return [
    {
      rule: 'style-src',
      severity: 'error',
      line: page.lineOf(block.start),
      title: `${named(policy)} blocks your theme`,
      effect: `${decider.name} ${decider.sources.join(' ')} allows no <style> in the page: the elements keep their own look.`,
      mend: 'Put the tokens into a style sheet of the site, or give the block the nonce of the policy.',
    },
  ];
}

function reportOnly(): Finding[] {
  return [
    {
      rule: 'report-only',
      severity: 'notice',
      line: 0,
      title: 'A policy that only reports',
      effect: 'Content-Security-Policy-Report-Only blocks nothing; it is not checked here.',
      mend: 'To see what it would block once it is in force, paste it without the header’s name.',
    },
  ];
}

function misplaced({ tree, lineOf }: CheckedPage): Finding[] {
  return tree.elements
    .filter(
      (element) =>
        element.name === 'meta' &&
        !element.inHead &&
        attribute(element, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    )
    .map(({ start }) => ({
      rule: 'policy-outside-head',
      severity: 'notice',
      line: lineOf(start),
      title: 'A policy outside the head',
      effect: 'Browsers ignore it there, and so does this check.',
      mend: 'Move it into the head, and check again.',
    }));
}
