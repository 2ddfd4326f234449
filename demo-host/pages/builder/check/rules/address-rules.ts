// What depends on where the page is: mixed content, who may ask the backend, files opened from a disk.
import { attribute } from '../html/tree';
import type { Finding } from '../finding';
import { configAttributes } from '../../../../../elements/kit/config-attributes';
import { settingOf } from '../loaders';
import type { CheckedPage } from '../page';
import { originsOf } from '../page';
import { webAddress } from '../web-address';
import { isLocal } from './loader-rules';

const settings = Object.keys(configAttributes) as (keyof typeof configAttributes)[];

export function addressRules(page: CheckedPage): Finding[] {
  if (!page.loaders.length) return [];
  return [...mixedContent(page), ...allowedOrigin(page), ...accelerated(page)];
}

/** The page's own policy may tell the browser to ask by https instead. */
const upgrades = ({ policies }: CheckedPage): boolean =>
  policies.some(({ directives, reportOnly }) => !reportOnly && directives.has('upgrade-insecure-requests'));

function mixedContent(page: CheckedPage): Finding[] {
  const { likelyAddress, lineOf } = page;
  if (likelyAddress?.protocol === 'http:' || upgrades(page)) return [];
  const isCertain = likelyAddress?.protocol === 'https:';
  return page.loaders.flatMap((loader) => {
    const { element, url } = loader;
    const addresses = [
      { url, what: 'The loader' },
      ...settings.map((name) => ({
        url: webAddress(settingOf(loader, name), url),
        what: attribute(element, `data-${name}`) === undefined ? name : `data-${name}`,
      })),
    ];
    return addresses.flatMap(({ url, what }): Finding[] =>
      url?.protocol === 'http:' && !isLocal(url)
        ? [
            {
              rule: 'mixed-content',
              severity: isCertain ? 'error' : 'warning',
              line: lineOf(element.start),
              title: `${what} comes over http`,
              effect: isCertain
                ? 'The page is https: browsers block what is asked for without encryption.'
                : 'If the page is https, browsers block it.',
              mend: `Write ${url.href.replace(/^http:/, 'https:')}.`,
            },
          ]
        : [],
    );
  });
}

function allowedOrigin(page: CheckedPage): Finding[] {
  const { address, likelyAddress, lineOf, loaders } = page;
  const { backend } = originsOf(page);
  const line = lineOf(loaders[0]!.element.start);
  if (address?.protocol === 'file:')
    return [
      {
        rule: 'page-is-file',
        severity: 'error',
        line: 0,
        title: 'The page is opened as a file',
        effect: 'A file has no origin: browsers load no modules for it, and no backend can allow it.',
        mend: 'Put it on a web server, a local one will do.',
      },
    ];
  if (!likelyAddress)
    return [
      {
        rule: 'address-unknown',
        severity: 'notice',
        line: 0,
        title: 'Where is the page?',
        effect:
          'Without its address neither mixed content nor the backend’s list of origins can be looked at.',
        mend: 'Fill in the address of the page.',
      },
    ];
  const foreign = backend.filter((origin) => origin !== likelyAddress.origin);
  return foreign.map((origin) => ({
    rule: 'cors',
    severity: 'notice',
    line,
    title: `${new URL(origin).host} must list ${likelyAddress.origin}`,
    effect:
      'The backend answers other sites only by its list (CORS). A page cannot ask in another one’s name, so this is not checked here.',
    mend: 'This command, run anywhere, asks the backend in that page’s name:',
    code: `npm run doctor -- ${origin}/graphql --origin ${likelyAddress.origin}`,
  }));
}

/** AMP allows no scripts but its own. */
function accelerated({ html, lineOf }: CheckedPage): Finding[] {
  const found = /<html[^>]*\s(?:amp|⚡|amp4email)(?=[\s>=])/i.exec(html);
  if (!found) return [];
  return [
    {
      rule: 'amp',
      severity: 'error',
      line: lineOf(found.index),
      title: 'An AMP page',
      effect: 'AMP removes every script that is not its own, the loader included.',
      mend: 'Link to the usual page from here.',
    },
  ];
}
