// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFramedByOthers } from '../../src/routing/frame';
import { leadOut, type WayOut } from '../../src/routing/out-of-frame';
import { createRouting } from '../../src/routing/state';
import { createText } from '../../src/words/text';

const shop = 'https://shop.example/gin.html';

/** The window of another site, as a frame in it sees it: where it is can be set, and read by nobody. */
function foreignWindow(isForbidden = false) {
  const gone: string[] = [];
  const location = {
    get href(): string {
      throw new DOMException('cross-origin', 'SecurityError');
    },
    set href(address: string) {
      if (isForbidden) throw new DOMException('sandboxed', 'SecurityError');
      gone.push(address);
    },
  };
  vi.stubGlobal('top', { location });
  return gone;
}

const open = vi.fn<typeof window.open>(() => window);
const addToast = vi.fn<(toast: { message: string }) => string>(() => '');
const said = { toasts: { addToast }, text: createText('en_US') };
const isOfShop = (url: URL) => url.origin === 'https://shop.example';
/** What was said ends with the address. */
const told = () => addToast.mock.calls.map(([{ message }]) => message.split(': ').at(-1));
beforeEach(() => vi.stubGlobal('open', open));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('a page is framed by others', () => {
  it('where the window is of another site', () => {
    foreignWindow();
    expect(isFramedByOthers()).toBe(true);
  });

  it.each([
    ['where there is no frame', () => self],
    ['in a frame of its own site', () => ({ location: { href: 'https://magazine.example/' } })],
    ['on a server', () => undefined],
  ])('not %s', (_name, window) => {
    vi.stubGlobal('top', window());
    expect(isFramedByOthers()).toBe(false);
    expect(leadOut(isOfShop, said)).toBeUndefined();
  });
});

describe('leaving the frame', () => {
  let way: WayOut;
  beforeEach(() => {
    foreignWindow();
    way = leadOut(isOfShop, said)!;
  });
  afterEach(() => way.dispose());

  it('takes the whole window', () => {
    const gone = foreignWindow();
    expect(way.leave(shop)).toBe(true);
    expect(gone).toEqual([shop]);
    expect(told()).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });

  it('tries a tab and says the address where a sandbox forbids it', () => {
    foreignWindow(true);
    expect(way.leave(shop)).toBe(false);
    expect(open).toHaveBeenCalledWith(shop, '_blank', 'noopener');
    expect(told()).toEqual([shop]);
  });

  it('says it, too, where the sandbox has an error for the tab', () => {
    foreignWindow(true);
    open.mockImplementationOnce(() => {
      throw new DOMException('no popups', 'InvalidAccessError');
    });
    expect(way.leave(shop)).toBe(false);
    expect(told()).toEqual([shop]);
  });

  it('says an address that nobody would copy without its bag', () => {
    foreignWindow(true);
    way.leave(`${shop}#airside-bag=${'a'.repeat(2000)}`);
    expect(told()).toEqual([shop]);
  });

  it('goes to the window that the page names', () => {
    const gone = foreignWindow();
    document.head.innerHTML = '<base target="shop">';
    expect(way.leave(shop)).toBe(true);
    expect(open).toHaveBeenCalledWith(shop, 'shop');
    expect(gone).toEqual([]);
  });
});

describe('links in a frame', () => {
  let stop: () => void;
  let gone: string[];
  beforeEach(() => {
    gone = foreignWindow();
    stop = leadOut(isOfShop, said)!.dispose;
  });
  afterEach(() => stop());

  /** True where the browser is left to follow it. */
  function press(html: string, how: MouseEventInit = {}, kept = false): boolean {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = html;
    document.body.append(host);
    const link = root.querySelector('a')!;
    if (kept) link.addEventListener('click', (event) => event.preventDefault());
    let isFollowed = false;
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, button: 0, ...how }),
    );
    return isFollowed;
  }

  it.each([`<a href="${shop}">Gin</a>`, `<a href="${shop}" target="_top">Gin</a>`])(
    'lead out: %s',
    (html) => {
      expect(press(html)).toBe(false);
      expect(gone).toEqual([shop]);
    },
  );

  it.each([
    ['to other sites', '<a href="https://elsewhere.example/">Elsewhere</a>', {}],
    ['with a window of their own', `<a href="${shop}" target="_blank">Gin</a>`, {}],
    ['that are saved', `<a href="${shop}" download>Gin</a>`, {}],
    ['pressed for a new tab', `<a href="${shop}">Gin</a>`, { ctrlKey: true }],
  ])('go on as they would %s', (_name, html, how) => {
    expect(press(html, how)).toBe(true);
    expect(gone).toEqual([]);
  });

  it('are left to who keeps the press, to the page that names a window, and once stopped', () => {
    press(`<a href="${shop}">Gin</a>`, {}, true);
    document.head.innerHTML = '<base target="_blank">';
    expect(press(`<a href="${shop}">Gin</a>`)).toBe(true);
    document.head.replaceChildren();
    stop();
    expect(press(`<a href="${shop}">Gin</a>`)).toBe(true);
    expect(gone).toEqual([]);
  });
});

describe('routing in a frame', () => {
  const start = (standalone = false) =>
    createRouting({
      shopUrl: 'https://shop.example/',
      standalone,
      transport: { query: vi.fn() },
      isSignedIn: () => false,
      setPageLoading: () => undefined,
      here: new URL('https://magazine.example/gin'),
      said,
    });

  it('leaves it for the shop, and turns the pages of a listing inside', async () => {
    const gone = foreignWindow();
    const routing = start();
    routing.navigate('?page=2');
    expect(routing.url.value.search).toBe('?page=2');
    routing.navigate('/search.html?query=gin');
    await vi.waitFor(() => expect(gone).toEqual(['https://shop.example/search.html?query=gin']));
    expect(await routing.leave(shop)).toBe(true);
    routing.dispose();
  });

  it('tells what it could not leave for', async () => {
    foreignWindow(true);
    const routing = start();
    expect(await routing.leave(shop)).toBe(false);
    expect(told()).toEqual([shop]);
    routing.dispose();
  });
});
