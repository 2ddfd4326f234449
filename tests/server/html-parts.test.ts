// The parts of pages before script: nothing that somebody wrote becomes markup of its own accord.
import { describe, expect, it } from 'vitest';
import { anchor, editorsHtml, heading, join, list, paragraph, picture } from '../../server/pages/readable';

const sly = `<b>"A" & 'B'</b>`;
const escaped = paragraph(sly).slice('<p>'.length, -'</p>'.length);

describe('what is text', () => {
  it('is escaped', () => {
    expect(escaped).not.toMatch(/[<>"]/);
    expect(paragraph(sly)).toBe(`<p>${escaped}</p>`);
    expect(heading(sly)).toBe(`<h2>${escaped}</h2>`);
    expect(picture(`/a.png?${sly}`, sly)).toBe(
      `<noscript><img src="/a.png?${escaped}" alt="${escaped}" width="320"></noscript>`,
    );
    expect(anchor({ path: `/a b&c'`, label: sly })).toBe(`<a href="/a%20b&#38;c&#39;">${escaped}</a>`);
  });

  it('is left out where there is none', () => {
    expect([paragraph(''), heading(''), picture(undefined, 'A'), list([])]).toEqual(['', '', '', '']);
    expect(join('a', false, '', undefined, 'b')).toBe('a\nb');
  });

  it('stands in lists as it was made', () => {
    expect(list(['<b>a</b>', 'b'])).toBe('<ul>\n<li><b>a</b></li>\n<li>b</li>\n</ul>');
  });
});

describe('what editors wrote', () => {
  it.each([
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a', 'strong'],
    ...['b', 'em', 'i', 'small', 'sub', 'sup', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ])('keeps <%s>', (tag) => {
    expect(editorsHtml(`<${tag} class="x" style="color:red" onclick="a()">x</${tag}>`)).toBe(
      `<${tag}>x</${tag}>`,
    );
  });

  it.each(['hr', 'br'])('keeps <%s>', (tag) => expect(editorsHtml(`x<${tag}>y`)).toBe(`x<${tag} />y`));

  it.each([
    'img',
    'iframe',
    'form',
    'input',
    'button',
    'svg',
    'video',
    'object',
    'airside-shop',
    'div',
    'span',
  ])('drops <%s>, and keeps what is in it', (tag) =>
    expect(editorsHtml(`<${tag} src="/a">x</${tag}>`)).toMatch(/^x?$/),
  );

  it.each(['script', 'style', 'textarea'])('drops <%s> with what is in it', (tag) =>
    expect(editorsHtml(`<p>x</p><${tag}>y</${tag}>`)).toBe('<p>x</p>'),
  );

  it('keeps how cells of a table belong together', () => {
    const cells = '<th scope="col" colspan="2" rowspan="3">a</th><td colspan="2" rowspan="3">b</td>';
    expect(editorsHtml(cells)).toBe(cells);
    expect(editorsHtml('<td scope="col">b</td><p colspan="2">c</p>')).toBe('<td>b</td><p>c</p>');
  });

  it.each([
    'https://other.example/a',
    'http://other.example/a',
    'mailto:a@b.example',
    'tel:+431',
    '/about-us',
    'about-us',
    '#place',
  ])('may lead to %s', (href) => {
    expect(editorsHtml(`<a href="${href}" target="_blank">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it.each([
    'javascript:a()',
    'JAVA&#10;SCRIPT:a()',
    'data:text/html,x',
    'ftp://other.example/',
    '//other.example/',
  ])('may not lead to %s', (href) => expect(editorsHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>'));

  it('leads to the shop’s own page where it means one', () => {
    const bases = ['https://magento.example/de/'];
    expect(editorsHtml('<a href="https://magento.example/de/gin.html?a=1">x</a>', bases)).toBe(
      '<a href="/gin.html?a=1">x</a>',
    );
    expect(editorsHtml('<a href="https://magento.example/en/">x</a>', bases)).toBe(
      '<a href="https://magento.example/en/">x</a>',
    );
  });

  it('leaves a link without an address one', () => {
    expect(editorsHtml('<a name="place">x</a><a href="">y</a>')).toBe('<a>x</a><a>y</a>');
  });

  it('has no heading above those of the page', () => {
    expect(editorsHtml('<h1>Hi</h1>')).toBe('<h2>Hi</h2>');
  });

  it('is nothing where they wrote nothing', () => {
    expect([editorsHtml(null), editorsHtml(undefined), editorsHtml(' \n ')]).toEqual(['', '', '']);
  });
});
