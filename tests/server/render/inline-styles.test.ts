import { expect, test } from 'vitest';
import { withoutInlineStyles } from '../../../server/render/inline-styles';

test('style attributes become rules, each once', () => {
  const { html, sheet } = withoutInlineStyles(
    '<a style="--_ratio:0.8">1</a><b style="width:50%"></b><i style="--_ratio:0.8"></i>',
  );
  expect(html).toBe('<a data-style="0">1</a><b data-style="1"></b><i data-style="0"></i>');
  expect(sheet).toBe('[data-style="0"]{--_ratio:0.8}[data-style="1"]{width:50%}');
});

test('what React has escaped is what it was', () => {
  expect(withoutInlineStyles('<a style="background:url(&quot;a&amp;b&quot;)">').sheet).toContain(
    'url("a&b")',
  );
});

test.each(['x}*{display:none', '&lt;/style&gt;', 'a{b'])('%s writes no rule of its own', (style) => {
  expect(withoutInlineStyles(`<a style="${style}">`)).toEqual({ html: '<a>', sheet: '' });
});

test('a text that looks like one stays', () => {
  const html = '<p>say style=&quot;x&quot;</p>';
  expect(withoutInlineStyles(html)).toEqual({ html, sheet: '' });
});
