// The first screen of a page, drawn by the shop's own components into declared shadow roots, with the answers it was made of (decision 018).
import { readConfig } from '../../elements/kit/config';
import { createStorefront, type StorefrontConfig } from '../../src/storefront';
import type { FirstScreens, FirstScreensOptions } from '../pages/document/first-screen';
import type { PageAnswers } from '../../src/transport/answers/page-answers';
import { escapeHtml } from '../http/html';
import { draw, type Piece } from './draw';
import { createRecorder } from './recorder';
import { withoutInlineStyles, type WithSheet } from './inline-styles';
import { drawn, frame, framed } from './screens';
import { sheetAddress, sheetAt } from './sheets';

export function createFirstScreens(options: FirstScreensOptions): FirstScreens {
  return {
    sheetAt,
    async draw(url, { tag, attributes }, readable) {
      if (frame.includes(tag) || !(drawn.has(tag) || framed.includes(tag))) return undefined;
      const recorder = createRecorder(options.fetch);
      const storefront = createStorefront(configOf(options), { fetch: recorder.fetch, url });
      const header = piece('airside-header', { 'content-id': 'content' });
      const footer = piece('airside-footer');
      const screen = drawn.has(tag) ? piece(tag, attributes) : undefined;
      const sheet = sheetAddress(screen ? tag : '');
      try {
        await storefront.transport.preload();
        const pieces = [header, footer, ...(screen ? [screen] : [])];
        const html = await draw(pieces, storefront, recorder.isAsking);
        const parts = html.map(withoutInlineStyles);
        const [top = nothing, end = nothing, middle = nothing] = parts;
        return {
          header: element(header, top, sheet),
          screen: screen && element(screen, middle, sheet, `<div class="shop-read">${readable}</div>`),
          footer: element(footer, end, sheet, '', ' class="late"'),
          sheet,
          sheets: parts.flatMap(({ sheet: own }) => own || []),
          answers: inOrder(recorder.answers),
          tags: [...recorder.tags],
        };
      } finally {
        storefront.dispose();
      }
    },
  };
}

/** By name: which answer came first is chance, and the page is to be the same for whoever comes next. */
const inOrder = ({ at, data }: PageAnswers): PageAnswers => ({
  at,
  data: Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1))),
});

/** As the pages configure their browsers: the answers are found by their addresses. */
function configOf({ shopUrl, attributes = {}, missingFields }: FirstScreensOptions): StorefrontConfig {
  const known = missingFields?.known();
  const config = readConfig({ origin: shopUrl, get: (name) => attributes[name], standalone: true });
  return known === undefined ? config : { ...config, missingFields: known };
}

const nothing: WithSheet = { html: '', sheet: '' };

const piece = (tag: string, attributes: Record<string, string> = {}): Piece => ({
  contract: drawn.get(tag)!,
  attributes,
});

/** `light`: what is shown where no root is declared. */
function element(piece: Piece, drawing: WithSheet, sheet: string, light = '', mark = ''): string {
  const { tag } = piece.contract;
  const attributes = Object.entries(piece.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  return `<${tag}${attributes} data-served${mark}>${root(drawing, sheet)}${light}</${tag}>`;
}

function root({ html, sheet }: WithSheet, address: string): string {
  const file = `<link rel="stylesheet" href="${escapeHtml(address)}">`;
  return `<template shadowrootmode="open">${file}${sheet && `<style>${sheet}</style>`}${html}</template>`;
}
