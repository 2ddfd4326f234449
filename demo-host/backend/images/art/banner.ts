// Wide still lifes for the home page and for categories: what the shop sells, on an ivory or a navy ground, without words.
import { drawPiece } from './piece';
import { between, hash } from './random';
import { backdrop, ivory, navy, standing, svgDocument, type Ground } from './scene';
import type { Subject } from './subject';

export const bannerHeight = 1000;

interface Place {
  subject: Subject;
  x: number;
  y: number;
  scale: number;
}

export interface Arrangement {
  ground: Ground;
  width: number;
  /** A part of it stays free for words. */
  hasWords: boolean;
  places: readonly Place[];
}

/** Of the bottles of a picture of that name: nothing is written on it. */
export const isInMiddle = (name: string): boolean => name.includes('middle');

/**
 * `name` is the file's name: words in it choose the ground (navy, night) and where the bottles stand (middle, mobile). `shelf`: what may
 * stand there, the first of it first.
 */
export function arranged(name: string, ratio: number, shelf: readonly Subject[]): Arrangement {
  const isDark = /navy|night|dark/.test(name) || (!/ivory|day|light/.test(name) && hash(name) % 2 === 0);
  const width = bannerHeight * ratio;
  const subjects = shelf.slice(0, Math.max(3, Math.round(ratio * 2.9)));
  const count = subjects.length;
  // On a phone the buttons that turn the banners lie on the foot of a picture.
  const board = name.includes('mobile') ? 790 : 850;
  // Of a wide banner more than the left half stays free for words, unless its name says that none stand there.
  const hasWords = ratio > 1.55 && !isInMiddle(name);
  const spread = Math.min(count * 84, width * (hasWords ? 0.205 : 0.3));
  const middle = width * (hasWords ? 0.73 : 0.5);
  const [left, right] = [middle - spread, middle + spread];
  const places = subjects.map((subject, index): Place => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const isBack = index % 2 === 1;
    return {
      subject,
      x: left + (right - left) * share + between(-14, 14, `${name}${index}x`),
      y: board + (isBack ? -60 : 20) + between(-12, 12, `${name}${index}y`),
      scale: (isBack ? 0.82 : 0.92) * between(0.96, 1.03, `${name}${index}s`),
    };
  });
  return { ground: isDark ? navy : ivory, width, hasWords, places };
}

export function drawBanner(name: string, width: number, height: number, shelf: readonly Subject[]): string {
  const { ground, places, width: viewWidth } = arranged(name, width / height, shelf);
  const bottles = [...places]
    .sort((one, other) => one.y - other.y)
    .map(
      ({ x, y, scale, subject }, index) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${standing(drawPiece(subject), 0, 0, ground, `p${index}`)}</g>`,
    )
    .join('');
  return svgDocument(backdrop(viewWidth, bannerHeight, 690, ground) + bottles, {
    width,
    height,
    viewWidth,
    viewHeight: bannerHeight,
  });
}
