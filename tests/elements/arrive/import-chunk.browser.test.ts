// Code that did not come is asked for under an address whose failure no browser remembers.
import { afterEach, expect, it, vi } from 'vitest';
import { importChunk } from '../../../elements/kit/chunk/import-chunk';
import { takeMissed } from '../../../elements/kit/chunk/missing-chunk';

const from = 'https://shop.example/embed/chunks/core-AbCd1234.js';
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
let counter = 0;
/** Failures are kept for the life of a page: each test has a file of its own. */
const nextFile = () => {
  const file = `./x${(counter += 1)}.js`;
  return { file, address: new URL(file, from).href };
};

afterEach(() => {
  takeMissed();
  document.querySelectorAll('script[type=importmap]').forEach((map) => map.remove());
});

it('fetches what stands beside the chunk that asks', async () => {
  const { file, address } = nextFile();
  const load = vi.fn(async () => 'code');
  expect(await importChunk(file, from, load)).toBe('code');
  expect(load.mock.calls).toEqual([[address]]);
});

it('asks under another name at once, tells when that fails too, and asks under a third when called again', async () => {
  const { file, address } = nextFile();
  const load = vi.fn<(address: string) => Promise<unknown>>(refused);
  await expect(importChunk(file, from, load)).rejects.toThrow('Failed to fetch');
  expect(takeMissed()).toBeInstanceOf(TypeError);
  load.mockResolvedValue('code');
  expect(await importChunk(file, from, load)).toBe('code');
  expect(await importChunk(file, from, load), 'the module that is there').toBe('code');
  expect(load.mock.calls.flat()).toEqual([address, `${address}#1`, `${address}#2`, `${address}#2`]);
});

it('says which code it was where the browser does not', async () => {
  const { file, address } = nextFile();
  const mute = () => Promise.reject(new TypeError('Importing a module script failed.'));
  await expect(importChunk(file, from, mute)).rejects.toThrow(address);
  expect(takeMissed()).toMatchObject({ message: expect.stringContaining(address) });
  const { file: other } = nextFile();
  const telling = () => Promise.reject(new TypeError('Failed to fetch https://shop.example/x.js'));
  await expect(importChunk(other, from, telling)).rejects.toThrow(/x\.js$/);
});

it('shares one name among calls that fail together', async () => {
  const { file, address } = nextFile();
  const load = vi.fn<(address: string) => Promise<unknown>>(async () => 'code');
  load.mockImplementationOnce(refused).mockImplementationOnce(refused);
  await Promise.all([importChunk(file, from, load), importChunk(file, from, load)]);
  expect(load.mock.calls.flat()).toEqual([address, address, `${address}#1`, `${address}#1`]);
});

it('never goes round what the page pins to its bytes', async () => {
  const { file, address } = nextFile();
  const map = document.createElement('script');
  map.type = 'importmap';
  map.textContent = JSON.stringify({ integrity: { [address]: 'sha384-0' } }).replaceAll('/', '\\/');
  document.head.append(map);
  const load = vi.fn(refused);
  await expect(importChunk(file, from, load)).rejects.toThrow('Failed to fetch');
  expect(load.mock.calls.flat()).toEqual([address, address]);
});
