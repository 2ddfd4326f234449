// The first screen of a page, drawn by the shop's own components into declared shadow roots, with the answers it was made of (decision 018).
import { createStorefront } from '../../src/storefront';
import type { FirstScreens, FirstScreensOptions } from '../pages/document/first-screen';
import { drawAlone } from './alone';
import { configOf } from './config-of';
import { withDialogs } from './dialogs';
import { draw, type Piece } from './draw';
import { withoutInlineStyles, type WithSheet } from './inline-styles';
import { element } from './markup';
import { createRecorder, inOrder } from './recorder';
import { drawn, frame, framed } from './screens';
import { sheetAddress, sheetAt } from './sheets';

export { sheets } from './sheets';

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
        const { html, isLate } = await draw(pieces, storefront, recorder.isAsking);
        const [first = nothing, end = nothing, middle = nothing] = html.map(withoutInlineStyles);
        const top = withDialogs(first, storefront);
        return {
          header: element(header, top, sheet),
          screen: screen && element(screen, middle, sheet, `<div class="shop-read">${readable}</div>`),
          footer: element(footer, end, sheet, '', ' class="late"'),
          sheet,
          sheets: [top, end, middle].flatMap(({ sheet: own }) => own || []),
          answers: inOrder(recorder.answers),
          tags: [...recorder.tags],
          isWhole: !isLate && !recorder.isBroken(),
        };
      } finally {
        storefront.dispose();
      }
    },
    drawElement: (tag, attributes) => drawAlone(options, tag, attributes),
  };
}

const nothing: WithSheet = { html: '', sheet: '' };

const piece = (tag: string, attributes: Record<string, string> = {}): Piece => ({
  contract: drawn.get(tag)!,
  attributes,
});
