// A brand's page: what it shows of the block, how it leads to other brands, its states.
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BrandPage } from '../../../src/catalog/brand/BrandPage';
import { brandStyles } from '../../../src/catalog/brand/styles';
import { fakeStorefront, graphqlError, type Answer } from '../fake-storefront';
import { holdNext } from '../hold-next';
import { show, tidy } from '../show';
import { waitFor } from '../../support/wait-for';

afterEach(tidy);

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const block = `<a href="/gin.html"><img src="/media/a.png" alt="Bottles"></a>
  <video aria-label="How it is made" poster="/media/p.jpg"><source src="/media/f.webm" type="video/webm">
  <track kind="captions" srclang="en" label="English" src="/media/f.vtt" default></video>
  <p>Since 1887.</p><ul><li>The ten</li></ul>`;
const bottle = {
  __typename: 'SimpleProduct',
  uid: 'p1',
  sku: 'P1',
  name: 'Tarrow Ten',
  url_key: 'tarrow-ten',
  small_image: { url: pixel },
};
const brands = (names: string[]) =>
  names.map((label, index) => ({ label, value: String(index + 1), count: index + 2 }));

const answering =
  (content: string | undefined, names = ['Glen Tarrow', 'Sable Bay']): Answer =>
  (operation, variables) => {
    if (operation === 'Brands')
      return {
        products: { aggregations: [{ attribute_code: 'brand', options: brands(names) }] },
        cmsBlocks: {
          items: content ? [{ identifier: (variables.blocks as string[])[0], title: '', content }] : [],
        },
      };
    if (operation === 'BrandListing')
      return { products: { items: [bottle], total_count: 1, page_info: { total_pages: 1 } } };
    return { whole: { total_count: 1, aggregations: [] } };
  };

function open(
  answer: Answer,
  brand = 'glen-tarrow',
  props: Parameters<typeof BrandPage>[0] = {},
  query = '',
) {
  const fake = fakeStorefront(answer, { url: `brands/${brand}${query}` });
  const shadow = show(fake.storefront, <BrandPage brand={brand} {...props} />);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(brandStyles.at(-1)!);
  shadow.adoptedStyleSheets.push(sheet);
  return { ...fake, shadow };
}

it('shows banner, film, words, other brands and products', async () => {
  const onBrandViewed = vi.fn();
  const { storefront, asked, shadow } = open(answering(block), 'glen-tarrow', { onBrandViewed });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Glen Tarrow' })).toBeVisible();
  expect(page.getByRole('img', { name: 'Bottles' }).element().closest('a')?.pathname).toBe('/gin.html');
  await expect.element(page.getByText('Since 1887.')).toBeVisible();
  await expect.element(page.getByText('The ten')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Tarrow Ten' })).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'BrandListing')?.variables.filter).toEqual({
    brand: { eq: '1' },
  });
  expect(onBrandViewed).toHaveBeenCalledWith({ id: '1', name: 'Glen Tarrow' });
  expect(storefront.routing.setTitle).toHaveBeenCalledWith('Glen Tarrow');
  const { violations } = await axe.run(shadow.firstElementChild as HTMLElement);
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

it.each([
  ['below a banner, when they come near', block, ['eager', 'lazy']],
  ['first of all where the brand has no more to show', undefined, ['eager']],
])('behaviour 9: loads the pictures of products %s', async (_, content, loading) => {
  const { shadow } = open(answering(content));
  await expect.element(page.getByRole('link', { name: 'Tarrow Ten' })).toBeVisible();
  expect([...shadow.querySelectorAll('img')].map((image) => image.loading)).toEqual(loading);
});

it('keeps room for what is chosen until products and chips are there', async () => {
  const { shadow } = open(answering(undefined), 'glen-tarrow', {}, '?is_new=yes~1');
  expect(shadow.querySelector('.listing-chips')).not.toBeNull();
  await expect.poll(() => shadow.querySelector('.listing')).not.toBeNull();
  expect(shadow.querySelector('.listing-chips')).not.toBeNull();
  expect(open(answering(undefined)).shadow.querySelector('.listing-chips')).toBeNull();
});

it('never starts the film by itself; it has a poster, controls and captions', async () => {
  const { shadow } = open(answering(block));
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const film = shadow.querySelector('video')!;
  expect([film.autoplay, film.controls, film.preload, film.playsInline]).toEqual([false, true, 'none', true]);
  expect(film.poster).toContain('/media/p.jpg');
  expect(film.getAttribute('aria-label')).toBe('How it is made');
  expect([film.getAttribute('width'), film.getAttribute('height')]).toEqual(['640', '360']);
  const track = film.querySelector('track')!;
  expect([track.kind, track.srclang, track.default]).toEqual(['captions', 'en', true]);
});

it('tries a film without captions where another server refuses them, and says when it cannot be played', async () => {
  const foreign = block.replaceAll('/media/', 'https://media.example/');
  const { shadow } = open(answering(foreign));
  await waitFor(() => expect(shadow.querySelector('video')?.crossOrigin).toBe('anonymous'));
  shadow.querySelector('video source')!.dispatchEvent(new Event('error'));
  await waitFor(() => expect(shadow.querySelector('video')?.crossOrigin).toBe(null));
  expect(shadow.querySelector('track')).toBeNull();
  shadow.querySelector('video source')!.dispatchEvent(new Event('error'));
  await expect.element(page.getByText('The film cannot be played here.')).toBeVisible();
});

it('leads to the other brands, with counts, and marks its own', async () => {
  open(answering(undefined));
  const own = page.getByRole('link', { name: 'Glen Tarrow 2 products' });
  await expect.element(own).toHaveAttribute('aria-current', 'page');
  const other = page.getByRole('link', { name: 'Sable Bay 3 products' });
  expect((other.element() as HTMLAnchorElement).pathname).toBe('/brands/sable-bay');
  expect((page.getByRole('link', { name: 'All 2 brands' }).element() as HTMLAnchorElement).pathname).toBe(
    '/brands',
  );
});

it('lists all brands by letter where none is named', async () => {
  const { shadow } = open(answering(undefined, ['Sable Bay', 'Glen Tarrow', 'Glen Orrin']), '');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect([...shadow.querySelectorAll('h2')].map((heading) => heading.textContent)).toEqual(['G', 'S']);
  expect((await axe.run(shadow.firstElementChild as HTMLElement)).violations).toEqual([]);
});

it('leads to a letter of many brands, by pointer and key; letters without brands are only seen', async () => {
  const many = Array.from({ length: 30 }, (_, index) => `${index < 15 ? 'Glen' : 'Sable'} ${index}`);
  const { shadow } = open(answering(undefined, many), '');
  const letters = page.getByRole('navigation', { name: 'Brands by letter' });
  await expect.element(letters.getByRole('button', { name: 'S' })).toBeVisible();
  expect([...shadow.querySelectorAll('nav button')].map((button) => button.textContent)).toEqual(['G', 'S']);
  expect(letters.element().textContent).toContain('FGH');
  for (const button of shadow.querySelectorAll('nav button'))
    expect(Math.min(button.clientWidth, button.clientHeight)).toBeGreaterThanOrEqual(44);
  await letters.getByRole('button', { name: 'S' }).click();
  expect(shadow.activeElement?.textContent).toBe('S');
  const heading = shadow.activeElement!.getBoundingClientRect();
  expect(heading.top).toBeGreaterThanOrEqual(0);
  expect(heading.bottom).toBeLessThanOrEqual(innerHeight);
  expect((await axe.run(shadow.firstElementChild as HTMLElement)).violations).toEqual([]);
});

it('has no row of letters above a few brands', async () => {
  open(answering(undefined, ['Sable Bay', 'Glen Tarrow']), '');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  expect(page.getByRole('navigation', { name: 'Brands by letter' }).elements()).toEqual([]);
});

it('says that a brand is not there', async () => {
  const onNotFound = vi.fn();
  open(answering(undefined), 'no-such-house', { onNotFound });
  await expect.element(page.getByText('We do not carry this brand')).toBeVisible();
  expect(onNotFound).toHaveBeenCalledWith({ brand: 'no-such-house' });
});

it('says that nothing came, and tries again', async () => {
  let answer: Answer = () => graphqlError('Internal server error');
  const { storefront } = open((...question) => answer(...question));
  const again = page.getByRole('button', { name: 'Try again' });
  const press = async () => {
    const letGo = holdNext(storefront);
    await again.click();
    await expect.element(again).toHaveAttribute('aria-busy', 'true');
    letGo();
  };
  await expect.element(page.getByText('The brand did not load')).toBeVisible();
  answer = (operation, variables) =>
    operation === 'BrandListing' ? graphqlError('no') : answering(block)(operation, variables);
  await press();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Glen Tarrow' })).toBeVisible();
  await expect.element(page.getByText('The shelf did not load')).toBeVisible();
  answer = answering(block);
  await press();
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible();
});
