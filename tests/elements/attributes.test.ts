import { describe, expect, it } from 'vitest';
import { callbackName, camelCase } from '../../elements/kit/attributes';
import { markSubjects } from '../../elements/build/subject-marks';
import { harden, scopedTo } from '../../elements/kit/sheets/scoped-sheets';
import { onSubject } from '../../src/ui/on-subject';

describe('names', () => {
  it.each([
    ['airside-item-added', 'onItemAdded'],
    ['airside-error', 'onError'],
    ['airside-order-placed', 'onOrderPlaced'],
  ])('%s is %s', (event, callback) => expect(callbackName(event)).toBe(callback));
  it('product-sku is productSku', () => expect(camelCase('product-sku')).toBe('productSku'));
});

describe('a shadow sheet in light DOM', () => {
  const host = ':where(x-y)[data-airside-root]';
  const end = ':where(x-y,x-y *):not(:where(x-y [data-airside-root] *))';
  it.each([
    [':host{color:red}', `${host}{color:red!important}`],
    [':host([hidden]) p{}', `${host}:is([hidden]) p${end}{}`],
    [':host(:not([open])){}', `${host}:is(:not([open])){}`],
    [':host:not(:has(> x))::after{}', `${host}:not(:has(> x))::after{}`],
    [':host(.a),:host{}', `${host}:is(.a),${host}{}`],
    ['.hostess, p>b:is(i, u):hover::before{}', `.hostess${end},p>b:is(i, u):hover${end}::before{}`],
    // Of the page: a theme.
    [':root{--x:1}', ':root{--x:1}'],
    ['@media print{p{}}', `@media print{p${end}{}}`],
    ['@keyframes x{from{left:0}50%{left:1px}}', '@keyframes x{from{left:0}50%{left:1px}}'],
  ])('%s becomes %s', (shadow, light) => expect(scopedTo('x-y', markSubjects(shadow))).toBe(light));
});

describe('the subject of a selector', () => {
  it.each([
    ['a b, c::after', 'a b.x, c.x::after'],
    ['a ::before', 'a .x::before'],
    ['::before, i', '.x::before, i.x'],
    ['a:not(b:is(c, d:has(e))), f', 'a:not(b:is(c, d:has(e))).x, f.x'],
    ['p:first-line', 'p.x:first-line'],
    ['p:first-child', 'p:first-child.x'],
    ['[title="a,b::c("], b', '[title="a,b::c("].x, b.x'],
    ["[title='it\\'s,']", "[title='it\\'s,'].x"],
    ['.w\\:1\\,2 , b', '.w\\:1\\,2.x , b.x'],
    [':is(a, b::c) d', ':is(a, b::c) d.x'],
  ])('of %s is narrowed: %s', (list, narrowed) => expect(onSubject(list, '.x')).toBe(narrowed));
});

describe('a sheet that no page overrules', () => {
  it.each([
    ['a{color:red;margin:0}', 'a{color:red!important;margin:0!important}'],
    ['a { color: red }', 'a { color: red!important}'],
    ['a{color:red!important}', 'a{color:red!important}'],
    ['a:hover,b:has(i){background:url(data:x)}', 'a:hover,b:has(i){background:url(data:x)!important}'],
    [':host{--_ink:#000;color:var(--_ink)}', ':host{--_ink:#000;color:var(--_ink)!important}'],
    [':host { display: block; color: red }', ':host { display: block; color: red!important}'],
    [':host .x{display:block}', ':host .x{display:block!important}'],
    ['a{/* not b: c; */color:red}', 'a{color:red!important}'],
    ['@media (width>1px){a{color:red}}', '@media (width>1px){a{color:red!important}}'],
    ['a{@media print{color:red}}', 'a{@media print{color:red!important}}'],
    [
      '@keyframes x{from{left:0}to{left:1px}}a{left:0}',
      '@keyframes x{from{left:0}to{left:1px}}a{left:0!important}',
    ],
  ])('%s becomes %s', (before, after) => expect(harden(before)).toBe(after));
});
