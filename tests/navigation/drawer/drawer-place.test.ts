import { describe, expect, it } from 'vitest';
import {
  drawerAfterSession,
  drawerBack,
  drawerEnter,
  drawerShow,
  drawerStart,
  type DrawerPlace,
  type DrawerView,
} from '../../../src/navigation/drawer/drawer-place';

const views: readonly DrawerView[] = ['MENU', 'SIGN_IN', 'CREATE_ACCOUNT', 'FORGOT_PASSWORD', 'MY_ACCOUNT'];

describe('behaviour 2.4: back', () => {
  it.each([
    ['CREATE_ACCOUNT', 'SIGN_IN'],
    ['FORGOT_PASSWORD', 'SIGN_IN'],
    ['MY_ACCOUNT', 'MENU'],
    ['SIGN_IN', 'MENU'],
  ] as const)('goes from %s to %s', (view, before) => {
    expect(drawerBack({ view, trail: [] })?.view).toBe(before);
  });

  it('goes from the menu to the parent category', () => {
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

  it.each(views)('ends by closing from %s, however deep', (view) => {
    let place: DrawerPlace | null = { view, trail: ['retail', 'spirits'] };
    let steps = 0;
    while (place && steps < 10) {
      place = drawerBack(place);
      steps += 1;
    }
    expect(place).toBeNull();
  });
});

describe('drawerShow', () => {
  it.each([
    [false, 'MENU', 'MENU'],
    [false, 'SIGN_IN', 'SIGN_IN'],
    [false, 'CREATE_ACCOUNT', 'CREATE_ACCOUNT'],
    [false, 'FORGOT_PASSWORD', 'FORGOT_PASSWORD'],
    [false, 'MY_ACCOUNT', 'SIGN_IN'],
    [true, 'MENU', 'MENU'],
    [true, 'SIGN_IN', 'MY_ACCOUNT'],
    [true, 'CREATE_ACCOUNT', 'MY_ACCOUNT'],
    [true, 'FORGOT_PASSWORD', 'MY_ACCOUNT'],
    [true, 'MY_ACCOUNT', 'MY_ACCOUNT'],
  ] as const)('signed in %s: %s shows %s', (isSignedIn, asked, shown) => {
    expect(drawerShow({ view: 'MENU', trail: ['food'] }, asked, isSignedIn)).toEqual({
      view: shown,
      trail: ['food'],
    });
  });
});

describe('drawerAfterSession', () => {
  it.each([
    ['MENU', true, 'MENU'],
    ['SIGN_IN', true, 'MY_ACCOUNT'],
    ['CREATE_ACCOUNT', true, 'MY_ACCOUNT'],
    ['FORGOT_PASSWORD', true, 'MY_ACCOUNT'],
    ['MY_ACCOUNT', true, 'MY_ACCOUNT'],
    ['MENU', false, 'MENU'],
    ['SIGN_IN', false, 'SIGN_IN'],
    ['CREATE_ACCOUNT', false, 'CREATE_ACCOUNT'],
    ['FORGOT_PASSWORD', false, 'FORGOT_PASSWORD'],
    ['MY_ACCOUNT', false, 'MENU'],
  ] as const)('%s with a visitor who is signed in %s: %s', (view, isSignedIn, after) => {
    expect(drawerAfterSession({ view, trail: [] }, isSignedIn).view).toBe(after);
  });
});
