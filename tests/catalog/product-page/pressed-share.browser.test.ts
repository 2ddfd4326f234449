// Where a closer look begins: the point that was pressed, however the page has cut the picture.
import { afterEach, expect, it } from 'vitest';
import { pressedShare } from '../../../src/catalog/product-page/gallery/use-zoom';

afterEach(() => document.body.replaceChildren());

async function picture(natural: [number, number], style: string): Promise<HTMLImageElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = natural;
  const image = new Image();
  image.style.cssText = `position: fixed; inset: 0 auto auto 0; object-fit: cover; ${style}`;
  image.src = canvas.toDataURL();
  document.body.append(image);
  await image.decode();
  return image;
}

const press = (clientX: number, clientY: number) => ({ clientX, clientY, detail: 1 });

it.each<[string, [number, number], string, [number, number], [number, number]]>([
  ['in a frame of its own shape', [400, 500], 'width: 80px; height: 100px', [20, 90], [0.25, 0.9]],
  [
    'in a lower frame',
    [400, 500],
    'width: 80px; height: 64px; object-position: 50% 100%',
    [20, 64],
    [0.25, 1],
  ],
  ['of a higher file', [400, 600], 'width: 80px; height: 100px', [20, 90], [0.25, 0.9]],
  ['of a wider file', [600, 500], 'width: 80px; height: 100px', [20, 90], [0.25, 0.9]],
  ['of a higher file in a lower frame', [400, 600], 'width: 80px; height: 60px', [40, 30], [0.5, 0.5]],
])('is found %s', async (_, natural, style, [x, y], [acrossShare, downShare]) => {
  const share = pressedShare(await picture(natural, style), press(x, y));
  expect(share.x).toBeCloseTo(acrossShare, 3);
  expect(share.y).toBeCloseTo(downShare, 3);
});
