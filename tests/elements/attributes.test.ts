import { describe, expect, it } from 'vitest';
import { callbackName, camelCase } from '../../elements/attributes';
import { harden, scopeHost } from '../../elements/scoped-sheets';

describe('names', () => {
  it.each([
    ['airside-item-added', 'onItemAdded'],
    ['airside-error', 'onError'],
    ['airside-order-placed', 'onOrderPlaced'],
  ])('%s is %s', (event, callback) => expect(callbackName(event)).toBe(callback));
  it('product-sku is productSku', () => expect(camelCase('product-sku')).toBe('productSku'));
});

describe('a shadow sheet in light DOM', () => {
  it.each([
    [':host { color: red }', ':scope { color: red }'],
    [':host([hidden]) p {}', ':scope:is([hidden]) p {}'],
    [':host(:not([open])) {}', ':scope:is(:not([open])) {}'],
    [':host(.a), :host {}', ':scope:is(.a), :scope {}'],
    ['.hostess {}', '.hostess {}'],
  ])('%s becomes %s', (shadow, light) => expect(scopeHost(shadow)).toBe(light));
});

describe('a sheet that no page overrules', () => {
  it.each([
    ['a{color:red;margin:0}', 'a{color:red!important;margin:0!important}'],
    ['a { color: red }', 'a { color: red!important}'],
    ['a{color:red!important}', 'a{color:red!important}'],
    ['a:hover,b:has(i){background:url(data:x)}', 'a:hover,b:has(i){background:url(data:x)!important}'],
    [':scope{--_ink:#000;color:var(--_ink)}', ':scope{--_ink:#000;color:var(--_ink)!important}'],
    [':scope { display: block; color: red }', ':scope { display: block; color: red!important}'],
    [':scope .x{display:block}', ':scope .x{display:block!important}'],
    ['a{/* not b: c; */color:red}', 'a{color:red!important}'],
    ['@media (width>1px){a{color:red}}', '@media (width>1px){a{color:red!important}}'],
    ['a{@media print{color:red}}', 'a{@media print{color:red!important}}'],
    [
      '@keyframes x{from{left:0}to{left:1px}}a{left:0}',
      '@keyframes x{from{left:0}to{left:1px}}a{left:0!important}',
    ],
  ])('%s becomes %s', (before, after) => expect(harden(before)).toBe(after));
});
