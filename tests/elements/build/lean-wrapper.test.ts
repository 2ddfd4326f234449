// @vitest-environment happy-dom
// What the build leaves of r2wc.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { withoutProps } from '../../../elements/build/lean-wrapper';

const installed = readFileSync(
  join(import.meta.dirname, '../../../node_modules/@r2wc/core/dist/core.js'),
  'utf8',
);
type Wrap = (component: unknown, options: object, renderer: object) => CustomElementConstructor;

it('still mounts when an element comes, and unmounts when it goes', () => {
  const lean = withoutProps(installed);
  expect(lean).not.toMatch(/for \(|json: /);
  const body = lean.replace(/export\s*\{\s*(\w+) as default\s*\};?/, 'return $1;');
  const wrap = (new Function(body) as () => Wrap)();
  const renderer = { mount: vi.fn(() => 'root'), update: vi.fn(), unmount: vi.fn() };
  customElements.define('x-wrapped', wrap('component', { shadow: 'open' }, renderer));
  const element = document.body.appendChild(document.createElement('x-wrapped'));
  expect(renderer.mount).toHaveBeenCalledExactlyOnceWith(element.shadowRoot, 'component', {
    container: element.shadowRoot,
  });
  element.remove();
  expect(renderer.unmount).toHaveBeenCalledExactlyOnceWith('root');
});

it('refuses an r2wc that is not as it was', () => {
  expect(() => withoutProps('export default class {}')).toThrow('not as it was');
});
