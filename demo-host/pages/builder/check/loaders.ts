// Finds the loader in a page: as a script, put to sleep by an optimiser or a consent tool, or imported by a module.
import type { configAttributes } from '../../../../elements/kit/config-attributes';
import { attribute, type PageElement, type Tree } from './html/tree';
import { parsedUrl } from './web-address';

export interface Loader {
  element: PageElement;
  /** As the page writes it. */
  src: string;
  /** undefined where it depends on the page's address, which is not known. */
  url: URL | undefined;
  /** src: as meant. asleep: the address waits in another attribute, or the type is none that runs. import: a module imports it. */
  how: 'src' | 'asleep' | 'import';
  runtime: 'react' | 'preact';
  /** The short-lived name, not one of a certain build. */
  isAlias: boolean;
}

/** airside.js, or airside-<version>-<hash>.js. */
const fileName = /(?:^|\/)airside(-\d[\w.+-]*)?\.js(?=$|[?#])/;
/** Where optimisers and consent tools keep an address until they let it load. */
const sleepingPlaces = ['data-src', 'data-rocket-src', 'data-cmp-src', 'data-litespeed-src', 'data-lazy-src'];
const running = /^(module|(text|application)\/(x-)?(java|ecma)script|)$/i;

/** In the order of the page. A loader in `<template>` or a comment is none. */
export function findLoaders(tree: Tree, base: URL | undefined): Loader[] {
  return tree.elements
    .filter((element) => element.name === 'script' && !element.isForeign && !element.isInert)
    .flatMap((element): Loader[] => {
      const src = attribute(element, 'src')?.trim();
      if (src !== undefined && fileName.test(src)) {
        const type = attribute(element, 'type')?.trim() ?? '';
        return [loader(element, src, base, running.test(type) ? 'src' : 'asleep')];
      }
      for (const place of sleepingPlaces) {
        const sleeping = attribute(element, place)?.trim();
        if (sleeping && fileName.test(sleeping)) return [loader(element, sleeping, base, 'asleep')];
      }
      if (src !== undefined) return [];
      const imported = /\bimport\s*\(?\s*["']([^"']+)["']/g;
      return [...element.text.matchAll(imported)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => fileName.test(specifier))
        .map((specifier) => loader(element, specifier, base, 'import'));
    });
}

function loader(element: PageElement, src: string, base: URL | undefined, how: Loader['how']): Loader {
  const url = parsedUrl(src, base);
  const path = (url?.pathname ?? src).replace(/[?#].*$/, '');
  return {
    element,
    src,
    url,
    how,
    runtime: /\/embed\/[^/]+$/.test(path) ? 'preact' : 'react',
    isAlias: /(^|\/)airside\.js$/.test(path),
  };
}

export const parametersOf = ({ src, url }: Loader): URLSearchParams =>
  (url ?? parsedUrl(src, new URL('https://shop.example')))?.searchParams ?? new URLSearchParams();

/** What a loader is told, as elements/kit/page-config.ts reads it: by an attribute, else in its address. */
export const settingOf = (loader: Loader, name: keyof typeof configAttributes): string | undefined =>
  attribute(loader.element, `data-${name}`) ?? parametersOf(loader).get(name) ?? undefined;

export const isModule = ({ element }: Loader): boolean =>
  attribute(element, 'type')?.trim().toLowerCase() === 'module';
