// The shelf that everything stands on: soft warm ground, one light from the left, shadow at the foot.
import { hex, mix, type Colour } from './colour';
import type { Piece } from './subject';

export const sceneWidth = 800;
export const sceneHeight = 1000;
/** How far down things stand. */
export const shelf = 880;

export interface Ground {
  light: string;
  wall: string;
  floor: string;
  shadow: string;
}
export const ivory: Ground = { light: '#fffdf8', wall: '#f6f0e4', floor: '#efe7d8', shadow: '#3a2c1a' };
export const navy: Ground = { light: '#33415f', wall: '#1b2438', floor: '#141b2b', shadow: '#04070d' };

/** The shadow and, under clear things, the coloured light that falls to the right. */
export function standing(piece: Piece, x: number, y: number, ground: Ground, id: string): string {
  const half = piece.width / 2;
  const glow: Colour | undefined = piece.glow && mix(piece.glow, [255, 255, 255], 0.1);
  const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}"/>`;
  const fade = (name: string, fill: string, stops: [number, number][]) =>
    `<radialGradient id="${id}${name}">${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${fill}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;
  return (
    `<defs>${fade('w', ground.shadow, [
      [0, 0.3],
      [0.5, 0.14],
      [1, 0],
    ])}${fade('k', ground.shadow, [
      [0, 0.75],
      [0.72, 0.55],
      [1, 0],
    ])}${
      glow
        ? fade('g', hex(glow), [
            [0, 0.75],
            [0.45, 0.3],
            [1, 0],
          ])
        : ''
    }</defs>` +
    ellipse(
      x + half * 0.55,
      y + half * 0.02,
      half * (piece.depth ? 1.55 : 2.1),
      piece.depth ? piece.depth * 2.4 : half * 0.34,
      `url(#${id}w)`,
    ) +
    (glow ? ellipse(x + half * 0.95, y + half * 0.06, half * 1.05, half * 0.17, `url(#${id}g)`) : '') +
    ellipse(x, y - half * 0.005, half * 1.07, piece.depth ?? half * 0.14, `url(#${id}k)`) +
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${piece.svg}</g>`
  );
}

export function backdrop(width: number, height: number, horizon: number, ground: Ground): string {
  return (
    `<defs><radialGradient id="wall" cx="${width * 0.42}" cy="${horizon * 0.5}" r="${Math.max(width, height) * 0.72}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${ground.light}"/><stop offset="1" stop-color="${ground.wall}"/></radialGradient>` +
    `<linearGradient id="floor" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${ground.floor}" stop-opacity="0"/><stop offset=".5" stop-color="${ground.floor}"/><stop offset="1" stop-color="${ground.floor}" stop-opacity=".4"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>`
  );
}

/** Low things come nearer to the middle and a little nearer to the eye. */
function placed(piece: Piece): { y: number; scale: number } {
  const missing = Math.max(0, 560 - piece.height);
  const scale = Math.min(1 + missing / 1400, 640 / piece.width);
  return { y: shelf - missing * 0.45, scale };
}

/** One product on its shelf. The SVG fills any frame and loses its edges, not its middle (fit=cover). */
export function packshot(piece: Piece): string {
  const { y, scale } = placed(piece);
  const stand = `<g transform="translate(${sceneWidth / 2} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">`;
  return `${backdrop(sceneWidth, sceneHeight, y - 150, ivory)}${stand}${standing(piece, 0, 0, ivory, 's')}</g>`;
}

/** The same from nearer: what is written on it. */
export function closeUp(piece: Piece): string {
  const { y, scale } = placed(piece);
  const middle = y - piece.height * scale * 0.4;
  const near = Math.min(2, (sceneWidth * 0.9) / (piece.width * scale));
  const [x, centre] = [sceneWidth / 2, sceneHeight / 2];
  return `<g transform="translate(${x} ${centre}) scale(${near.toFixed(3)}) translate(${-x} ${(-middle).toFixed(1)})">${packshot(piece)}</g>`;
}

export function svgDocument(
  content: string,
  options: { width: number; height: number; viewWidth: number; viewHeight: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${options.width}" height="${options.height}" viewBox="0 0 ${options.viewWidth} ${options.viewHeight}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}
