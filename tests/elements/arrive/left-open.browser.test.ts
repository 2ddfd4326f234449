// Tags that a page has left open: what they have swallowed is put back, what an author wants to be seen in the meantime stays.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { putBack, putBackIn } from '../../../elements/kit/left-open';
import { page } from '../../../elements/kit/page';
import { put, quietPage, settled, until } from '../support';

quietPage();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  page().has = (tag) => tag !== 'airside-gift-wrap';
});

const parsed = (html: string): Document => Document.parseHTMLUnsafe(html);
const closed = (html: string): string => html.replace(/<(airside-[\w-]+)([^<>]*?) ?\/>/g, '<$1$2></$1>');
const shadows = (root: Document): string[] =>
  [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.innerHTML ?? []);
const shape = (root: Document): string[] => [root.body.innerHTML, ...shadows(root)];

const whole = (body: string): string => `<!doctype html>\n<html>\n<body>\n${body}\n</body>\n</html>\n`;

describe('a tag that was left open gives back what it has swallowed', () => {
  it.each<[string, string]>([
    ['the rest of the page', whole('<h1>A</h1>\n<airside-sign-in />\n<p>b</p>\n<footer>c</footer>')],
    ['the rest of a page without line breaks', '<body><airside-sign-in /><p>b</p></body></html>\n'],
    ['the rest of what it stands in', whole('<main>\n<airside-sign-in />\n<p>b</p>\n</main>\n<p>c</p>')],
    ['a text', whole('<div>\n<airside-sign-in />\nand more\n</div>')],
    ['two in a row', whole('<main>\n<airside-price />\n<airside-sign-in />\n<p>b</p>\n</main>')],
    ['two in a line', whole('<p>From <airside-price sku="a" /> to <airside-price sku="b" />.</p>')],
    ['one that is closed', whole('<p>\n<airside-price />\n<airside-sign-in>soon</airside-sign-in>\n</p>')],
    ['a sentence', whole('<p>Gin for <airside-price sku="a" /> a bottle.</p><p>b</p>')],
    ['a sentence behind a comma', whole('<p>Gin for <airside-price sku="a" />, and <b>more</b></p>')],
    ['a list', whole('<ul><li>Gin <airside-price sku="a" /> a bottle<li>Rye</ul>')],
    ['a cell', whole('<table><tr><td><airside-price /> a bottle<td>b</table>')],
    ['scripts', whole('<main><airside-sign-in /><p>b</p><script>1</script></main>')],
    ['others of ours', whole('<main><airside-sign-in /><airside-price></airside-price></main>')],
    ['what stands in a shop', whole('<airside-store>\n<airside-price /> each\n</airside-store>')],
    [
      'what stands in a shadow root',
      whole('<a-b><template shadowrootmode="open"><p><airside-price /> each</p></template></a-b>'),
    ],
  ])('%s', (_, html) => {
    const root = parsed(html);
    expect(shape(root)).not.toEqual(shape(parsed(closed(html))));
    expect(putBackIn(root)).not.toEqual([]);
    expect(shape(root)).toEqual(shape(parsed(closed(html))));
  });

  it('before what scripts have added to the body', () => {
    const root = parsed(whole('<airside-sign-in />\n<p>b</p>'));
    root.body.append(root.createElement('aside'));
    putBackIn(root);
    expect([...root.body.children].map(({ localName }) => localName)).toEqual([
      'airside-sign-in',
      'p',
      'aside',
    ]);
  });
});

describe('what an author wants to be seen in the meantime stays', () => {
  it.each<[string, string]>([
    ['on lines of its own', whole('<airside-sign-in>\n<p>soon</p>\n</airside-sign-in>')],
    ['as the last of the page', '<body><airside-sign-in><p>soon</p></airside-sign-in></body></html>\n'],
    [
      'as the last of a page without line breaks',
      '<body><airside-footer><footer>a</footer></airside-footer>',
    ],
    ['as all of its parent', whole('<div><airside-price>$29.90</airside-price></div>')],
    ['on lines between', whole('<div><airside-price>\n<i>soon</i>\n</airside-price></div>')],
    ['before an element', '<airside-header><header><h1>a</h1></header></airside-header><main>b</main>'],
    ['as three dots', whole('<p>Gin for <airside-price>...</airside-price></p>')],
    ['as a text between blanks', whole('<div><b></b><airside-price> soon </airside-price></div>')],
    ['as a blank', whole('<p>Gin for <airside-price>\n</airside-price></p>')],
    ['in a shop of its own', whole('<div>\n<airside-store />\n<airside-price></airside-price>\n</div>')],
    ['of a whole shop', '<airside-shop><airside-header></airside-header><main>b</main></airside-shop>'],
    ['that a server has drawn', whole('<p>\n<airside-home data-served><script></script></airside-home></p>')],
    ['in a tag that nobody knows', whole('<div>\n<airside-gift-wrap />\n<p>b</p>\n</div>')],
  ])('%s', (_, html) => {
    const root = parsed(html);
    expect(putBackIn(root)).toEqual([]);
    expect(shape(root)).toEqual(shape(parsed(html)));
  });
});

it('says once which tags they are, and how they are closed', async () => {
  document.body.innerHTML =
    '<p>A <airside-price /> b</p><p>C <airside-price /> d</p>\n<airside-sign-in />\n<p>e</p>\n';
  await putBack();
  await putBack();
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    [
      expect.stringMatching(
        /<airside-price>, <airside-sign-in> .*<airside-price><\/airside-price>, <airside-sign-in><\/airside-sign-in>/,
      ),
    ],
  ]);
});

it('keeps what is typed, what has the focus and what listens', async () => {
  document.body.innerHTML = '<airside-sign-in />\n<input><iframe srcdoc="a"></iframe>\n';
  const input = document.querySelector('input')!;
  const frame = document.querySelector('iframe')!;
  const heard = vi.fn();
  input.addEventListener('input', heard);
  input.value = 'half a sentence';
  input.focus();
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const inside = frame.contentDocument;
  await putBack();
  expect(input.closest('airside-sign-in')).toBeNull();
  expect(input.value).toBe('half a sentence');
  expect(document.activeElement).toBe(input);
  input.dispatchEvent(new Event('input'));
  expect(heard).toHaveBeenCalledTimes(1);
  // Where a browser can only take out and put in, a frame loads again.
  if ('moveBefore' in Element.prototype) expect(frame.contentDocument).toBe(inside);
});

it('the loader has it done before an element draws, and leaves alone what scripts put in later', async () => {
  document.body.innerHTML = '<main>Orders <airside-guest-order />\n<p id="rest">The rest</p>\n</main>';
  await import('../../../elements/index');
  await until(() => expect(customElements.get('airside-guest-order')).toBeDefined());
  await settled();
  const rest = document.querySelector('#rest')!;
  expect(rest.parentElement!.localName).toBe('main');
  expect(vi.mocked(console.warn).mock.calls).toHaveLength(1);

  const later = put('<main>Orders <airside-contact />\n<p>Later</p>\n</main>');
  await until(() => expect(customElements.get('airside-contact')).toBeDefined());
  await settled();
  expect(later.querySelector('p')?.parentElement?.localName).not.toBe('main');
  expect(vi.mocked(console.warn).mock.calls).toHaveLength(1);
});
