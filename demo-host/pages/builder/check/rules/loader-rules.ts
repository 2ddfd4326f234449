// Is there a loader, is it one, and does it run?
import { attribute, type PageElement } from '../html/tree';
import type { Finding } from '../finding';
import { isModule, type Loader } from '../loaders';
import type { CheckedPage } from '../page';

const name = ({ name }: PageElement): string => `<${name}>`;

export function loaderRules(page: CheckedPage): Finding[] {
  return [...missing(page), ...page.loaders.flatMap((loader) => state(page, loader)), ...several(page)];
}

function missing(page: CheckedPage): Finding[] {
  const { loaders, elements, tree } = page;
  if (loaders.length) {
    if (elements.length) return [];
    return [
      {
        rule: 'no-elements',
        severity: 'notice',
        line: page.lineOf(loaders[0]!.element.start),
        title: 'The loader is there, but no element',
        effect:
          'Nothing of the shop shows until a tag is on the page; tags that a script puts in later work.',
        mend: 'Paste the tag where it should show.',
      },
    ];
  }
  const hidden = loaderAsText(page);
  if (hidden) return [hidden];
  const first = elements[0];
  if (!first) return [];
  const hasScripts = tree.elements.some((element) => element.name === 'script');
  const hasTagManager = /googletagmanager|gtm\.js|tealium|adobedtm/i.test(page.html);
  const elsewhere = hasTagManager
    ? ' A tag manager is on the page: if it puts the loader in, this check cannot see it.'
    : ' If your own bundle contains the elements (npm package), all is well.';
  const finding = {
    line: page.lineOf(first.start),
    effect: `${name(first)} stays an unknown tag: visitors see what stands between its tags, or nothing.`,
  };
  if (!tree.isWholePage)
    return [
      {
        ...finding,
        rule: 'no-loader-in-part',
        severity: 'warning',
        title: 'No loader in this part of a page',
        mend: 'It is enough that the site’s owner has put the loader into the template of the page, once. Check the whole page to be sure.',
      },
    ];
  return [
    {
      ...finding,
      rule: hasScripts ? 'no-loader' : 'script-stripped',
      severity: 'error',
      title: hasScripts ? 'The loader is missing' : 'Tags without any script: the loader was taken out',
      mend:
        (hasScripts
          ? 'Put the loader line into the head of the page.'
          : 'Editors of many systems drop <script> when an author saves. The site’s owner puts the loader into the template, theme or “custom code” setting, once; authors then need only tags.') +
        elsewhere,
    },
  ];
}

/** The loader line is on the page, but only to be read. */
function loaderAsText({ tree, lineOf }: CheckedPage): Finding | undefined {
  const isLoader = /script[^]{0,400}?airside[\w.+-]*\.js/i;
  const found = (start: number, title: string, mend: string): Finding => ({
    rule: 'loader-as-text',
    severity: 'error',
    line: lineOf(start),
    title,
    effect: 'It does not run, so no element comes up.',
    mend,
  });
  const comment = tree.comments.find(({ text }) => isLoader.test(text));
  if (comment) return found(comment.start, 'The loader is in a comment', 'Take <!-- and --> away.');
  const text = tree.texts.find(
    ({ text, raw }) =>
      raw !== 'script' && raw !== 'style' && /(&lt;|<)script/i.test(text) && isLoader.test(text),
  );
  if (!text) return undefined;
  return text.raw
    ? found(
        text.start,
        `The loader is inside <${text.raw}>`,
        `Move it out of <${text.raw}>, best into the head.`,
      )
    : found(
        text.start,
        'The loader line is shown as text',
        'It was pasted into a visual editor. Paste it where the system takes HTML: a code block, or the theme’s head.',
      );
}

function state(page: CheckedPage, loader: Loader): Finding[] {
  const { element, src, how, url } = loader;
  const line = page.lineOf(element.start);
  const findings: Finding[] = [];
  if (how === 'asleep') {
    const type = attribute(element, 'type');
    findings.push({
      rule: 'loader-asleep',
      severity: 'warning',
      line,
      title: 'The loader is held back',
      effect: `An optimiser or a consent tool has changed the script (${type ? `type="${type}"` : 'its address is not in src'}): the elements stay empty until it lets go, for some visitors for ever.`,
      mend: 'Leave the loader out of “delay JavaScript” and the like. It sets no cookie; if it must wait for consent, put words between the tags for those who wait.',
    });
  }
  if (how === 'src' && !isModule(loader))
    findings.push({
      rule: 'loader-not-module',
      severity: 'error',
      line,
      title: 'The loader is not loaded as a module',
      effect: 'The browser stops at its first import, and no element comes up.',
      mend: 'Write type="module" on the script.',
      code: `<script type="module" src="${src}"></script>`,
    });
  if (attribute(element, 'crossorigin')?.toLowerCase() === 'use-credentials')
    findings.push({
      rule: 'loader-credentials',
      severity: 'error',
      line,
      title: 'The loader is asked for with cookies',
      effect:
        'The shop answers every site alike, and browsers refuse such an answer to a request with cookies.',
      mend: 'Write crossorigin without a value.',
    });
  if (url && isLocal(url) && page.likelyAddress && !isLocal(page.likelyAddress))
    findings.push({
      rule: 'loader-local',
      severity: 'error',
      line,
      title: `The loader comes from ${url.host}`,
      effect: 'That is each visitor’s own computer; there is no shop on it.',
      mend: 'Write the public address of the shop.',
    });
  if (!/^(https?:)?\/\//i.test(src) && how === 'src') findings.push(relative(page, loader, line));
  return findings;
}

function relative({ likelyAddress }: CheckedPage, { src, url }: Loader, line: number): Finding {
  const where = url ? url.href : likelyAddress ? likelyAddress.origin : 'the page’s own site';
  return {
    rule: 'loader-relative',
    severity: 'notice',
    line,
    title: 'The loader’s address is a relative one',
    effect: `${src} is looked for at ${where}, and with it the shop’s backend.`,
    mend: 'Right where the shop is on this site. Else write the whole address of the shop.',
  };
}

export const isLocal = ({ hostname }: URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$|\.localhost$/.test(hostname);

function several({ loaders, lineOf }: CheckedPage): Finding[] {
  const [first, ...rest] = loaders.filter(({ how }) => how !== 'asleep');
  return rest.flatMap((loader): Finding[] => {
    const isSame = loader.src === first!.src;
    const isOtherShop = loader.url && first!.url && loader.url.origin !== first!.url.origin;
    const isOtherRuntime = loader.runtime !== first!.runtime;
    const place = { line: lineOf(loader.element.start) };
    const remove = `Keep the one on line ${lineOf(first!.element.start)} and take this one out.`;
    if (isOtherShop)
      return [
        {
          ...place,
          rule: 'two-shops',
          severity: 'error',
          title: 'Loaders of two shops',
          effect: `The one that runs first decides: all elements talk to ${first!.url!.host}, none to ${loader.url!.host}.`,
          mend: `${remove} For elements of the other shop put them into <airside-store endpoint="${loader.url!.origin}/graphql">.`,
        },
      ];
    if (isSame)
      return [
        {
          ...place,
          rule: 'loader-twice',
          severity: 'notice',
          title: 'The loader is there twice',
          effect: 'A browser runs it once; the second line only costs a reader’s time.',
          mend: remove,
        },
      ];
    return [
      {
        ...place,
        rule: isOtherRuntime ? 'two-runtimes' : 'two-versions',
        severity: 'warning',
        title: isOtherRuntime
          ? 'The React build and the small build on one page'
          : 'Two versions of the loader',
        effect:
          'The one that runs first registers the elements, the other stands back: visitors download both, and which one wins may change with each visit.',
        mend: remove,
      },
    ];
  });
}
