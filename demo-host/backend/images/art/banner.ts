// Wide still lifes for the home page and for categories: what the shop sells, on an ivory or a navy ground, without words.
import { drawPiece } from './piece';
import { between, hash } from './random';
import { backdrop, ivory, navy, standing, svgDocument } from './scene';
import type { Subject } from './subject';

/** `name` is the file's name: words in it choose the ground (navy, night). `shelf`: what may stand there, the first of it first. */
export function drawBanner(name: string, width: number, height: number, shelf: readonly Subject[]): string {
  const ratio = width / height;
  const viewHeight = 1000;
  const viewWidth = viewHeight * ratio;
  const ground =
    /navy|night|dark/.test(name) || (!/ivory|day|light/.test(name) && hash(name) % 2 === 0) ? navy : ivory;
  const subjects = shelf.slice(0, Math.max(3, Math.round(ratio * 2.9)));
  const count = subjects.length;
  const board = 850;
  // The middle of a wide banner stays free for words; bottles stand to the right of it.
  const spread = Math.min(count * 84, viewWidth * (ratio > 1.55 ? 0.205 : 0.3));
  const middle = viewWidth * (ratio > 1.55 ? 0.73 : 0.5);
  const [left, right] = [middle - spread, middle + spread];
  const places = subjects
    .map((subject, index) => {
      const share = count === 1 ? 0.5 : index / (count - 1);
      const isBack = index % 2 === 1;
      return {
        x: left + (right - left) * share + between(-14, 14, `${name}${index}x`),
        y: board + (isBack ? -60 : 20) + between(-12, 12, `${name}${index}y`),
        scale: (isBack ? 0.82 : 0.92) * between(0.96, 1.03, `${name}${index}s`),
        piece: drawPiece(subject),
      };
    })
    .sort((one, other) => one.y - other.y);
  const bottles = places
    .map(
      ({ x, y, scale, piece }, index) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${standing(piece, 0, 0, ground, `p${index}`)}</g>`,
    )
    .join('');
  return svgDocument(backdrop(viewWidth, viewHeight, 690, ground) + bottles, {
    width,
    height,
    viewWidth,
    viewHeight,
  });
}
