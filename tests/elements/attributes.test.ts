import { describe, expect, it } from 'vitest';
import { callbackName, camelCase } from '../../elements/attributes';
import { scopeHost } from '../../elements/scoped-sheets';

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
    [':host-context([dir="rtl"]) a {}', ':is([dir="rtl"]) :scope a {}'],
    ['::slotted(img) {}', ':scope > :is(img) {}'],
    ['.hostess {}', '.hostess {}'],
  ])('%s becomes %s', (shadow, light) => expect(scopeHost(shadow)).toBe(light));
});
