// Each attribute and element by itself that editors' HTML loses: the large list of attacks has most of them only together.
import { expect, it } from 'vitest';
import { sanitise, styleAttribute } from '../../src/content/cms/sanitise';

function clean(html: string): string {
  const box = document.createElement('div');
  box.append(sanitise(html).content);
  return box.innerHTML;
}

it.each([
  ...['slot', 'popover', 'popovertarget', 'popovertargetaction', 'autofocus', 'accesskey', 'tabindex'],
  ...['autoplay', 'contenteditable', 'draggable', 'srcdoc', 'ping', 'usemap', 'onclick', 'onfocus'],
])('no element keeps %s', (name) => {
  for (const tag of ['p', 'a', 'img', 'video', 'iframe', 'airside-newsletter']) {
    const kept = clean(`<${tag} ${name}="x" title="kept">`);
    expect(kept, tag).not.toMatch(new RegExp(`\\s${name}[=\\s>]`));
    expect(kept, tag).toContain(tag === 'airside-newsletter' ? '<airside-newsletter' : 'title="kept"');
  }
});

it('nothing is made another element by is', () => {
  expect(clean('<p is="x-y">a</p><airside-newsletter is="x-y"></airside-newsletter>')).not.toMatch(/\sis\b/);
});

it.each([
  ...['dialog', 'slot', 'template', 'marquee', 'nobr', 'menuitem', 'shadow', 'content', 'element', 'form'],
  ...['input', 'button', 'select', 'option', 'optgroup', 'datalist', 'textarea', 'output', 'keygen'],
  ...['script', 'style', 'svg', 'math', 'object', 'embed', 'base', 'meta', 'link', 'x-unknown'],
])('no <%s> is left', (tag) => {
  expect(clean(`<div><${tag}></${tag}></div><p>after</p>`)).toBe('<div></div><p>after</p>');
});

it.each(['javascript:hit()', 'data:text/html,x', 'blob:https://shop.example/x', 'file:///etc', 'vbscript:x'])(
  'no link leads to %s',
  (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
  },
);

it.each([
  'https://a.example/',
  'http://a.example',
  'mailto:a@b.example',
  'tel:123',
  '/gin',
  'gin.html',
  '#top',
])('a link leads to %s', (address) => {
  expect(clean(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
});

it('puts styles aside, each in its place', () => {
  const { content, css } = sanitise(
    '<style>p { color: red }</style><p style="color: blue">x</p><style>b{}</style>',
  );
  expect(css).toBe('p { color: red }\nb{}');
  expect(content.querySelector('p')?.getAttribute(styleAttribute)).toBe('color: blue');
  expect(content.querySelector('style, [style]')).toBeNull();
});

it('keeps what the shop itself needs: where a link opens, and films', () => {
  expect(clean('<a href="/x" target="_blank">x</a>')).toContain('target="_blank"');
  expect(clean('<iframe src="https://video.example/1" allowfullscreen></iframe>')).toMatch(
    /^<iframe (?=.*allowfullscreen)(?=.*src="https:\/\/video\.example\/1")/,
  );
});
