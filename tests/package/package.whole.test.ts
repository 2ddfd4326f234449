// The npm package as others get it: packed and installed, and used on a server.
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Report } from '../../server/doctor';
import { listen, type Listener } from '../../server/http/listen';
import { testBackend } from '../support/backend';
import { install, run, type Installed } from './installed';

let installed: Installed;

beforeAll(async () => {
  installed = await install(mkdtempSync(join(inject('runFolder'), 'package-')));
});

const textOf = (path: string): string => readFileSync(join(installed.package, path), 'utf8');

describe('the package', () => {
  it('is as package managers and bundlers want it', async () => {
    const { buffer } = readFileSync(installed.tarball);
    const { messages, pkg } = await publint({ pack: { tarball: buffer as ArrayBuffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it('has every file that it exports', () => {
    const files = Object.entries(installed.json.exports).flatMap(([name, target]) =>
      name.includes('*') ? [] : typeof target === 'string' ? [target] : Object.values(target),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => !existsSync(join(installed.package, file)))).toEqual([]);
    expect(readdirSync(join(installed.package, 'themes'))).toContain('dark.css');
    expect(readdirSync(installed.package)).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'llms.txt']),
    );
  });

  it('has source maps with the sources in them', () => {
    const modules = readdirSync(join(installed.package, 'lib'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js'),
    );
    expect(modules.length).toBeGreaterThan(300);
    // One that only passes on what others have has nothing to map, nor has the text of a style sheet.
    const mapped = modules.filter(
      (name) => !name.endsWith('.css_inline.js') && textOf(join('lib', name)).includes('sourceMappingURL='),
    );
    expect(mapped.length).toBeGreaterThan(modules.length * 0.8);
    for (const name of mapped) {
      const map = JSON.parse(textOf(join('lib', `${name}.map`))) as { sourcesContent: string[] };
      expect(map.sourcesContent.length, name).toBeGreaterThan(0);
      expect(map.sourcesContent, name).not.toContain(null);
    }
  });

  it('leaves React to the app', () => {
    expect(Object.keys(installed.json.peerDependencies)).toEqual(['react', 'react-dom']);
    expect(installed.json.dependencies).not.toHaveProperty('react');
  });

  it('does nothing where it is imported on a server', async () => {
    const names = Object.keys(installed.json.exports).filter((name) =>
      /^\.(\/[\w-]+(\/element)?)?$/.test(name),
    );
    const program = names.map((name) => `await import(${JSON.stringify(name.replace('.', 'airside'))});`);
    const configure = "(await import('airside/storefront')).configure({ endpoint: 'https://shop.example' });";
    const inNode = ['--input-type=module', '-e', [...program, configure, "console.log('done')"].join('')];
    await expect(run('', inNode, installed.folder)).resolves.toBe('done\n');
  });

  it('has all elements at hand where an element shows whatever tags it is given', () => {
    const names = readdirSync(join(installed.package, 'elements')).filter((name) => name.endsWith('.js'));
    const bringAll = names.filter((name) => textOf(`elements/${name}`).includes('/all.js'));
    expect(bringAll.sort()).toEqual([
      'category-page.js',
      'checkout.js',
      'cms-block.js',
      'cms-page.js',
      'contact.js',
      'event.js',
      'footer.js',
      'home.js',
      'shop.js',
    ]);
  });

  it('tells editors every tag, with the words that attributes take', () => {
    interface Tags {
      tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[];
    }
    const { tags } = JSON.parse(textOf('vscode.html-custom-data.json')) as Tags;
    const list = tags.find(({ name }) => name === 'airside-product-list');
    const kind = list?.attributes.find(({ name }) => name === 'kind');
    expect(kind?.values?.map(({ name }) => name)).toEqual(['new', 'best-sellers', 'specials']);
    const webTypes = textOf('web-types.json');
    const manifest = textOf('custom-elements.json');
    for (const { name } of tags) {
      expect(webTypes).toContain(`"${name}"`);
      expect(manifest).toContain(`"tagName": "${name}"`);
    }
    expect(manifest).toContain('"kind": "method"');
  });
});

describe('on a server of the merchant', () => {
  let shop: Listener;
  const folder = () => join(installed.folder, 'server');

  beforeAll(async () => {
    shop = await listen(0, 'PORT');
    const backend = await testBackend({ baseUrl: shop.url, now: () => new Date() });
    shop.answerWith({ handler: (request) => backend.handle(request) });
  });
  afterAll(() => shop?.close());

  it('compiles', async () => {
    await expect(run('typescript/bin/tsc', ['-p', '.'], folder())).resolves.toBe('');
  });

  it('writes a page by what the backend says, and learns what that lacks', async () => {
    const program = readFileSync(join(folder(), 'page.ts'), 'utf8');
    const { code } = await transformWithOxc(program, 'page.ts');
    writeFileSync(join(folder(), 'page.mjs'), code);
    const printed = await run('', ['page.mjs', shop.url], folder());
    const { status, html, missing } = JSON.parse(printed) as Record<string, unknown>;
    expect({ status, missing }).toEqual({
      status: 200,
      missing: 'Query.customer.group.uid=CustomerGroup.uid',
    });
    expect(html).toContain('<title>Glen Tarrow 12');
    // Drawn by the components.
    expect(html).toMatch(
      /<airside-product-page [^>]*><template shadowrootmode="open">[^]*<h1[^>]*>Glen Tarrow 12/,
    );
    expect(html).toContain(
      '<link rel="canonical" href="https://shop.example/glen-tarrow-12-year-old-sherry-cask.html"',
    );
  });

  it('examines a backend', async () => {
    const command = join(installed.package, 'bin/airside.js');
    const printed = await run('', [command, 'doctor', `${shop.url}/graphql`, '--json'], installed.folder);
    const { ok, operations } = JSON.parse(printed) as Report;
    expect(ok).toBe(true);
    expect(operations.length).toBeGreaterThan(60);
    expect(new Set(operations.map(({ status }) => status))).toEqual(new Set(['works']));
  });
});
