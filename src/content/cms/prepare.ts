// Editors' HTML → nodes ready to be shown in a shop: cleaned, laid out for any width, with links that lead where they should.
import type { Addresses } from './addresses';
import { tameFrames } from './embeds';
import { arrangePageBuilder, decodeHtmlBlocks } from './page-builder';
import { applyStyle, scopedCss } from './safe-css';
import { sanitise, styleAttribute } from './sanitise';

export interface PreparedHtml {
  content: DocumentFragment;
  /** For the root it is put into; reaches only what is inside `cmsClass`. '' for none. */
  css: string;
}

export interface PrepareOptions {
  addresses: Addresses;
  /** Names a frame that says nothing of itself. */
  embedLabel: string;
  /** Names a table without a caption, where it can be pushed sideways. */
  tableLabel: string;
  /** The page has its h1 already. */
  demote: boolean;
}

/** Class of the element that the HTML is put into. */
export const cmsClass = 'cms-html';

export function prepare(html: string, options: PrepareOptions): PreparedHtml {
  const { addresses } = options;
  const { content, css } = sanitise(html);
  const sheets = [css];
  decodeHtmlBlocks(content, (coded) => {
    const inner = sanitise(coded);
    sheets.push(inner.css);
    return inner.content;
  });
  for (const element of content.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    applyStyle(element, element.getAttribute(styleAttribute) ?? '', addresses.file);
    element.removeAttribute(styleAttribute);
  }
  tameFrames(content, addresses, options.embedLabel);
  arrangePageBuilder(content, addresses);
  loadPictures(content, addresses);
  lead(content, addresses);
  fence(content, options.tableLabel);
  if (options.demote) demoteHeadings(content);
  return { content, css: scopedCss(sheets.join('\n'), cmsClass, addresses.file) };
}

function loadPictures(content: DocumentFragment, addresses: Addresses): void {
  for (const name of ['src', 'poster'])
    for (const element of content.querySelectorAll(`[${name}]:not(iframe)`)) {
      const address = addresses.file(element.getAttribute(name) ?? '');
      if (address) element.setAttribute(name, address);
      else element.removeAttribute(name);
    }
  for (const element of content.querySelectorAll('[srcset]')) {
    const candidates = (element.getAttribute('srcset') ?? '').split(/,\s+/).flatMap((candidate) => {
      const [address = '', size = ''] = candidate.trim().split(/\s+/, 2);
      const file = addresses.file(address);
      return file ? [`${file} ${size}`.trim()] : [];
    });
    element.setAttribute('srcset', candidates.join(', '));
  }
  for (const [index, picture] of content.querySelectorAll('img').entries()) {
    picture.decoding = 'async';
    // The first one is likely to be what the page opens with.
    if (index > 0) picture.loading = 'lazy';
    if (!picture.hasAttribute('alt')) picture.alt = '';
  }
  for (const video of content.querySelectorAll('video')) {
    video.controls = true;
    video.preload = 'none';
  }
}

function lead(content: DocumentFragment, addresses: Addresses): void {
  for (const link of content.querySelectorAll('a[href]')) {
    const target = addresses.link(link.getAttribute('href') ?? '');
    const isBlank = link.getAttribute('target') === '_blank' || target?.kind === 'file';
    link.removeAttribute('target');
    if (!target) {
      link.removeAttribute('href');
      continue;
    }
    link.setAttribute('href', target.href);
    if (target.kind !== 'other' && target.kind !== 'file') continue;
    link.setAttribute('rel', 'noopener noreferrer');
    if (isBlank) link.setAttribute('target', '_blank');
  }
}

/** Each table in a box of its own that can be pushed sideways on a narrow screen. */
function fence(content: DocumentFragment, label: string): void {
  for (const table of content.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'cms-scroll';
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', table.caption?.textContent?.trim() || label);
    table.replaceWith(box);
    box.append(table);
  }
}

function demoteHeadings(content: DocumentFragment): void {
  for (const heading of content.querySelectorAll('h1')) {
    const second = document.createElement('h2');
    for (const { name, value } of heading.attributes) second.setAttribute(name, value);
    second.style.cssText = heading.style.cssText;
    second.append(...heading.childNodes);
    heading.replaceWith(second);
  }
}
