// The first visitor of a new shop finds the pictures of its first page drawn.
import { expect, it, vi } from 'vitest';
import { drawFirstPage, picturesIn } from '../../demo-host/first-pictures';

const html = `
  <link rel="preload" as="image" imagesrcset="/media/home/hero.jpg?width=640&amp;auto=webp 640w, /media/home/hero.jpg?width=960&amp;auto=webp 960w">
  <img src="/media/home/hero.jpg?width=960&amp;auto=webp" srcset="/media/home/hero.jpg?width=640&amp;auto=webp 640w">
  <img src="https://elsewhere.example/media/home/hero.jpg"><script src="/assets/shop.js"></script>`;
const drawn = [
  'https://shop.example/media/home/hero.jpg?width=640&auto=webp',
  'https://shop.example/media/home/hero.jpg?width=960&auto=webp',
];

it('finds each size once, of the shop’s own pictures alone', () => {
  expect(picturesIn(html, 'https://shop.example/')).toEqual(drawn);
});

it('asks for them as a browser does, one after the other, and says how far it is', async () => {
  const asked: string[] = [];
  const tell = vi.fn();
  await drawFirstPage('https://shop.example', tell, async (input, init) => {
    asked.push(String(input));
    const accept = new Headers(init?.headers).get('accept');
    return new Response(accept?.startsWith('image/avif') ? '' : html);
  });
  expect(asked).toEqual(['https://shop.example/', ...drawn]);
  expect(tell.mock.calls).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

it('leaves it to the page to say what is wrong', async () => {
  const tell = vi.fn();
  await drawFirstPage('https://shop.example', tell, () => Promise.reject(new Error('ECONNREFUSED')));
  expect(tell).not.toHaveBeenCalled();
});
