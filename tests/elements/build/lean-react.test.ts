// What the build leaves out of React, and that nothing it needs goes with it.
import { expect, it } from 'vitest';
import { missingImports, withoutExports } from '../../../elements/build/lean-react';

it('takes out the exports that are not kept, and nothing else', () => {
  const code =
    'var a = 1;\nexports.use = function () { return a; };\nexports.lazy = 2;\nmodule.exports.x = 3;';
  expect(withoutExports(code, ['use'])).toBe(
    'var a = 1;\nexports.use = function () { return a; };\n\nmodule.exports.x = 3;',
  );
});

it('names what a module imports in spite of that', () => {
  expect(missingImports("import { lazy, memo as remember } from 'react';")).toEqual(['lazy of react']);
  expect(missingImports("import { hydrateRoot } from 'react-dom/client';")).toEqual([
    'hydrateRoot of react-dom/client',
  ]);
  expect(missingImports("import { useState } from 'react'; import { lazy } from './lazy';")).toEqual([]);
});
