import { describe, expect, it } from 'vitest';
import { drawerBack, drawerEnter, drawerStart } from '../../src/navigation/drawer-place';

describe('drawerBack', () => {
  it.each([
    ['CREATE_ACCOUNT', 'SIGN_IN'],
    ['FORGOT_PASSWORD', 'SIGN_IN'],
    ['MY_ACCOUNT', 'MENU'],
    ['SIGN_IN', 'MENU'],
  ] as const)('goes from %s to %s', (view, before) => {
    expect(drawerBack({ view, trail: [] })?.view).toBe(before);
  });

  it('goes to the parent category', () => {
    const place = drawerEnter(drawerEnter(drawerStart, 'retail'), 'spirits');
    expect(drawerBack(place)).toEqual({ view: 'MENU', trail: ['retail'] });
  });

  it('closes the drawer at the top level', () => {
    expect(drawerBack(drawerStart)).toBeNull();
    expect(drawerBack(drawerBack(drawerEnter(drawerStart, 'retail')) ?? drawerStart)).toBeNull();
  });

  it('comes back to the same category after a look at the account', () => {
    const place = drawerEnter(drawerStart, 'retail');
    expect(drawerBack({ ...place, view: 'SIGN_IN' })).toEqual(place);
  });
});
