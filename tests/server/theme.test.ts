// @vitest-environment node
// The shop's own pages in a theme: a sheet of its origin, linked before anything is drawn.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPageRenderer } from '../../server/pages';

const shopUrl = 'http://shop.test';
const renderer = (theme?: string, isDevelopment = false) =>
  createPageRenderer({
    shopUrl,
    theme,
    isDevelopment,
    fetch: () => Response.json({ data: { storeConfig: null, categoryList: [], route: null } }),
  });
const get = async (path: string, theme?: string) => {
  const answer = await renderer(theme)(new Request(shopUrl + path, { headers: { accept: 'text/html' } }));
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
};

describe('pages of a shop with a theme', () => {
  it('link it after their own sheet, whose values it says otherwise', async () => {
    const { text, policy } = await get('/cart', '/themes/dark.css?v="1"');
    expect(text).toMatch(
      /<\/style>\n<link rel="stylesheet" href="\/themes\/dark\.css\?v=&#34;1&#34;">\n<script type="module"/,
    );
    expect(policy).toContain("style-src 'self' 'sha256-");
    expect((await get('/cart')).text).not.toContain('rel="stylesheet"');
  });

  it('have its ground and ink before anything is drawn', async () => {
    const { text } = await get('/cart', '/themes/dark.css');
    const [, ground = ''] = /html\{([^}]*)\}/.exec(text) ?? [];
    expect(ground).toContain(
      'background:var(--airside-paper,#fffdf9);color:var(--airside-ink,#151a26);color-scheme:var(--airside-color-scheme,normal);',
    );
    const dark = readFileSync('elements/themes/dark.css', 'utf8');
    for (const token of ['paper', 'ink', 'ivory', 'accent']) expect(dark).toContain(`--airside-${token}: #`);
    expect(text.match(/#[0-9a-f]{6}\b/g)?.every((colour) => text.includes(`,${colour})`))).toBe(true);
  });

  it('leave their colours to it where a browser asks for some', async () => {
    expect((await get('/cart')).text).toContain('<meta name="theme-color" content="#fffdf9">');
    expect((await get('/cart', '/themes/dark.css')).text).not.toContain('theme-color');
    const manifest = async (theme?: string) =>
      JSON.parse((await get('/manifest.webmanifest', theme)).text) as Record<string, unknown>;
    expect(await manifest()).toMatchObject({ background_color: '#fffdf9', theme_color: '#fffdf9' });
    const themed = await manifest('/themes/dark.css');
    expect(themed).not.toHaveProperty('background_color');
    expect(themed).not.toHaveProperty('theme_color');
  });
});

it.each([
  'https://elsewhere.test/dark.css',
  '//elsewhere.test/dark.css',
  '/\\elsewhere.test/dark.css',
  'dark',
  'javascript:alert(1)',
  '',
])('a theme at "%s" is refused', (theme) => {
  expect(() => renderer(theme)).toThrow(
    `theme must be a path on the shop's own origin, like /themes/dark.css, not ${JSON.stringify(theme)}.`,
  );
});
