// What `npm run size` finds in the list of built chunks.
import { expect, it } from 'vitest';
import { importCycles } from './cycles';
import { screensBroughtAlong, type Manifest } from './late-parts';

const chunk = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file: `chunks/${name}-AbCd123.js`,
  imports,
  dynamicImports,
});

it('finds chunks that import each other, once', () => {
  const manifest: Manifest = {
    _ground: chunk('ground'),
    _core: chunk('core', ['_ground', '_frame']),
    _frame: chunk('frame', ['_react', '_core']),
    _react: chunk('react', ['_ground']),
    page: chunk('home', ['_core', '_frame']),
  };
  expect(importCycles(manifest)).toEqual(['core imports frame imports core']);
  expect(importCycles({ ...manifest, _core: chunk('core', ['_ground', '_react']) })).toEqual([]);
});

it('finds late parts that bring a screen along', () => {
  const manifest: Manifest = {
    'elements/tags/header/header.ts': chunk(
      'frame',
      [],
      ['src/cart/Drawer.tsx', 'elements/tags/cart-page/cart-page.ts'],
    ),
    'src/cart/Drawer.tsx': chunk('Drawer', ['_cart-page']),
    '_cart-page': chunk('cart-page'),
    'elements/tags/cart-page/cart-page.ts': chunk('cart-page'),
  };
  expect(screensBroughtAlong(manifest)).toEqual(['src/cart/Drawer.tsx brings cart-page to frame']);
});
