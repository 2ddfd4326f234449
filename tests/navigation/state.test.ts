import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { createNavigation } from '../../src/navigation/state';
import type { Storefront } from '../../src/storefront';
import type { ConfigSource } from '../../src/store-view/state';
import { TransportError } from '../../src/transport/errors';

const category = (uid: string, url_path: string, more: object = {}) => ({
  uid,
  name: url_path,
  position: 1,
  include_in_menu: 1,
  is_employee_restricted: 0,
  url_path,
  children: [],
  ...more,
});

function shop(answer: (variables: { pageSize: number }) => object) {
  const isEmployee = signal(false);
  const learn = vi.fn();
  const asked: unknown[] = [];
  const cleanUps: (() => void)[] = [];
  const stopped = vi.fn();
  const unfollow = vi.fn();
  const follow = vi.fn((_source: ConfigSource) => unfollow);
  const storefront: Storefront = {
    transport: {
      capabilities: signal(new Set<string>()),
      watch: (_document: unknown, variables: { pageSize: number }, onResult: (result: object) => void) => {
        asked.push(variables);
        onResult({ stale: false, ...answer(variables) });
        return stopped;
      },
    },
    routing: { learn },
    config: { shopUrl: 'https://gins.example/shop/' },
    storeView: { follow },
    user: { isEmployee },
    feature: (create: (storefront: Storefront) => unknown) => create(storefront),
    onDispose: (callback: () => void) => cleanUps.push(callback),
  } as unknown as Storefront;
  const dispose = () => cleanUps.forEach((cleanUp) => cleanUp());
  return {
    navigation: createNavigation(storefront),
    isEmployee,
    learn,
    asked,
    stopped,
    follow,
    unfollow,
    dispose,
  };
}

const data = {
  categoryList: [
    {
      uid: 'root',
      name: 'Root',
      children: [
        category('f', 'food', { children: [category('p', 'food/pantry', { is_employee_restricted: 1 })] }),
        category('r', 'retail-store'),
      ],
    },
  ],
  storeConfig: { store_name: 'Airside Duty Free', category_url_suffix: '.html' },
};

describe('createNavigation', () => {
  it('asks once for menu and name together', () => {
    const { navigation, asked } = shop(() => ({ data }));
    expect(asked).toEqual([{ pageSize: 600 }]);
    expect(navigation.storeName.value).toBe('Airside Duty Free');
    expect(navigation.categories.value?.map(({ path }) => path)).toEqual([
      '/food.html',
      '/pages/retail-store',
    ]);
  });

  it('goes by its address, where the shop has the name that a Magento comes with', () => {
    const storeConfig = { store_name: 'Default Store View', store_group_name: 'Main Website Store' };
    const { navigation } = shop(() => ({ data: { storeConfig } }));
    expect(navigation.storeName.value).toBe('gins.example');
    expect(navigation.titled.value('Gin')).toBe('Gin | gins.example');
  });

  it('knows the logo, and says nothing where nobody has said something', () => {
    const settings = { header_logo_src: 'stores/1/l.svg', logo_alt: 'Gins', logo_width: 120, logo_height: 0 };
    const media = { secure_base_media_url: 'https://m.example/media/' };
    const storeConfig = { ...settings, ...media, welcome: 'Default welcome msg!' };
    const { shop: face } = shop(() => ({ data: { storeConfig } })).navigation;
    expect(face.value).toMatchObject({ claim: '', name: '' });
    expect(face.value?.logo).toEqual({
      url: 'https://m.example/media/logo/stores/1/l.svg',
      alt: 'Gins',
      width: 120,
    });
  });

  it('passes on what its query says about the store view', () => {
    const { follow, unfollow, dispose } = shop(() => ({ data }));
    expect(follow.mock.lastCall?.[0].data.value?.storeName).toBe(data.storeConfig.store_name);
    expect(follow.mock.lastCall?.[0].pending.value).toBe(false);
    dispose();
    expect(unfollow).toHaveBeenCalledOnce();
  });

  it('teaches the routes of what it shows, listings of remapped categories too', () => {
    const { learn } = shop(() => ({ data }));
    expect(learn.mock.calls).toEqual([
      ['/food.html', { type: 'CATEGORY', uid: 'f' }],
      ['/retail-store.html', { type: 'CATEGORY', uid: 'r' }],
    ]);
  });

  it('shows restricted categories as soon as an employee signs in', () => {
    const { navigation, isEmployee, learn } = shop(() => ({ data }));
    expect(navigation.categories.value?.[0]?.children).toEqual([]);
    isEmployee.value = true;
    expect(navigation.categories.value?.[0]?.children[0]?.name).toBe('food/pantry');
    expect(learn).toHaveBeenCalledWith('/food/pantry.html', { type: 'CATEGORY', uid: 'p' });
  });

  it('asks for less where the server allows less', () => {
    const refusal = new TransportError('graphql', 'Maximum pageSize is 300');
    const { navigation, asked } = shop(({ pageSize }) => (pageSize > 300 ? { error: refusal } : { data }));
    expect(asked).toEqual([{ pageSize: 600 }, { pageSize: 300 }]);
    expect(navigation.categories.value).toHaveLength(2);
    expect(navigation.error.value).toBeUndefined();
  });

  it('lets go of the query when the storefront goes', () => {
    const { stopped, dispose } = shop(() => ({ data }));
    dispose();
    expect(stopped).toHaveBeenCalledOnce();
  });
});
