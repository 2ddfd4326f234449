// Whether the policy lets the loader run, and the code that it loads: by address, nonce, hash or strict-dynamic.
import { attribute } from '../html/tree';
import type { Finding } from '../finding';
import type { Loader } from '../loaders';
import { lineOfPolicy, type CheckedPage } from '../page';
import { allowsScript, allowsUrl, isStrictDynamic } from '../../../../../elements/build/policy/allows';
import {
  deciding,
  directiveLine,
  type Decider,
  type Policy,
} from '../../../../../elements/build/policy/policy';

export function scriptRules(page: CheckedPage, policy: Policy): Finding[] {
  const decider = deciding(policy, 'script-src');
  if (!decider) return [];
  return page.loaders
    .filter(({ how }) => how !== 'asleep')
    .flatMap((loader) => check(page, policy, decider, loader));
}

function check(page: CheckedPage, policy: Policy, decider: Decider, loader: Loader): Finding[] {
  const { sources } = decider;
  const { element, how } = loader;
  const url = loader.url;
  if (!url) return [];
  const nonce = attribute(element, 'nonce');
  const integrity = attribute(element, 'integrity');
  const self = { page: page.likelyAddress };
  const script = { ...(how === 'src' && { url }), ...(nonce && { nonce }), ...(integrity && { integrity }) };
  const finding = { rule: 'script-src', severity: 'error' as const, line: lineOfPolicy(page, policy) };
  const line = page.lineOf(element.start);
  const says = `${decider.name} ${sources.join(' ') || "'none'"}`;

  if (!allowsScript(sources, script, self)) {
    const wantsNonce = sources.some((source) => source.startsWith("'nonce-"));
    if (nonce && wantsNonce)
      return [
        {
          ...finding,
          rule: 'nonce-differs',
          severity: 'warning',
          line,
          title: 'The loader’s nonce is not the policy’s',
          effect: 'If page and policy are of one answer, the loader is blocked.',
          mend: 'Right where the server makes a new nonce each time and the two were copied at different times. Else let the server write its nonce here, too.',
        },
      ];
    if (how === 'import')
      return [
        {
          ...finding,
          line,
          title: 'The policy blocks the inline script that imports the loader',
          effect: `${says} allows no such inline script.`,
          mend: 'Load it by its address instead, and allow that.',
          code: `<script type="module" src="${url.href}"></script>`,
        },
      ];
    if (isStrictDynamic(sources))
      return [
        {
          ...finding,
          title: 'The policy blocks the loader: strict-dynamic',
          effect: `${says}: with 'strict-dynamic' addresses count for nothing, only a nonce or a hash does.`,
          mend: 'Let the server write its nonce on the loader, as on the page’s other scripts. What the loader loads is then allowed.',
          code: `<script type="module" nonce="…" src="${url.href}"></script>`,
        },
      ];
    return [
      {
        ...finding,
        title: 'The policy blocks the loader',
        effect: `${says} does not allow ${url.href}, so no element comes up.`,
        mend: wantsNonce
          ? 'Give the loader the page’s nonce, or add the shop’s origin:'
          : decider.name === 'default-src'
            ? 'There is no script-src, so default-src decides. Add a directive of its own:'
            : 'Change the directive to:',
        code: directiveLine('script-src', decider, [url.origin]),
      },
    ];
  }
  const followsTrust =
    isStrictDynamic(sources) || (nonce !== undefined && sources.includes(`'nonce-${nonce}'`));
  const chunk = new URL('chunks/any.js', url);
  if (followsTrust || allowsUrl(sources, chunk, self)) return [];
  return [
    {
      ...finding,
      rule: 'script-src-chunks',
      title: 'The policy allows the loader, but not what it loads',
      effect: `${says} covers ${url.pathname.split('/').pop()} only; the elements’ code is in ${new URL('chunks/', url).href}.`,
      mend: 'Allow the shop’s origin, not one file or one hash:',
      code: directiveLine('script-src', decider, [url.origin]),
    },
  ];
}
