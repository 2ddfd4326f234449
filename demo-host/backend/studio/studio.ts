// Where rendered products stand: a shelf before a wall, with the light of a studio.
import { colour } from '../images/art/colour';
import { ivory, navy, sceneHeight, sceneWidth, shelf, type Ground } from '../images/art/scene';
import { srgb } from './materials';

/** In the units of the drawn pictures. */
export interface Stage {
  ground: Ground;
  /** Of the picture, around x = 0. */
  width: number;
  height: number;
  /** How far down in the picture things stand that are at z = 0. */
  shelf: number;
  /** How much higher than the middle of the picture the eye is. */
  above: number;
  /** Between which things stand. */
  from: number;
  to: number;
}

/** One product, as it is drawn. */
export const packshotStage: Stage = {
  ground: ivory,
  width: sceneWidth,
  height: sceneHeight,
  shelf,
  above: 260,
  from: -150,
  to: 150,
};

/** Half of the picture: a label, whose middle is `up` from the shelf. A small bottle stands at its foot. */
export const closeStage = (up: number): Stage => {
  const [width, height] = [sceneWidth / 2, sceneHeight / 2];
  return { ...packshotStage, width, height, shelf: Math.max(up + height / 2, height * 0.82), above: 160 };
};

/** From the eye: far away, so that sides stand upright. */
export const distance = 4000;

/** Gives light and throws no shadow. */
export const glowing = (brightness: string): string =>
  `pigment { rgb ${brightness} } finish { emission 1 diffuse 0 ambient 0 } no_shadow`;

/** Is seen in glass and metal alone. */
const panel = (size: string, brightness: string, place: string): string =>
  `box { ${size} ${glowing(brightness)} ${place} no_image }`;

/** A dark shelf. */
const mirrors = (ground: Ground): boolean => ground === navy;

/** One light from the left, a weaker one from the right, and the sky. */
const lights = (from: number, to: number): string => {
  const [left, right, middle] = [from - 1350, to + 1350, (from + to) / 2];
  return `light_source { <${left}, 1500, -1700> rgb 1.15 area_light <500, 0, -300>, <0, 900, 0>, 4, 4 adaptive 0 jitter }
light_source { <${right}, 900, -1300> rgb 0.32 area_light <300, 0, 300>, <0, 700, 0>, 3, 3 adaptive 0 jitter }
light_source { <${middle + 100}, 2600, 200> rgb 0.5 area_light <900, 0, 0>, <0, 0, 900>, 3, 3 adaptive 0 jitter }`;
};

/** A tall soft box, a narrow one, black boards that give glass its edges, and the rest of the room. */
const room = ({ ground, from, to }: Stage): string => {
  const board = '<-2, -10, 0>, <2, 1500, 420>';
  // So high that a shelf that mirrors does not show them.
  const up = mirrors(ground) ? 260 : 40;
  const sides = [
    panel(
      '<-280, 0, -1>, <280, 1250, 1>',
      '<7, 6.9, 6.7>',
      `rotate 90*y translate <${from - 950}, ${up}, -330>`,
    ),
    panel(
      '<-55, 0, -1>, <55, 1150, 1>',
      '<5, 4.95, 4.8>',
      `rotate 90*y translate <${to + 950}, ${up + 20}, 120>`,
    ),
  ];
  const boards = [from - 290, to + 290].map((x) => panel(board, '0.16', `translate <${x}, 0, 240>`));
  return `${[...sides, ...(mirrors(ground) ? [] : boards)].join('\n')}
sphere { 0, 12000 hollow pigment { rgb <0.36, 0.35, 0.33> } finish { emission 1 diffuse 0 ambient 0 } no_shadow }`;
};

/** The wall gives its own light: it is the ground of the drawn pictures. The shelf passes into it without a line. */
const ground = ({ ground: tints, width }: Stage): string => {
  const [bright, usual, board] = [tints.light, tints.wall, tints.floor].map((value) => srgb(colour(value)));
  const reach = Math.max(1500, width * 0.75);
  return `plane {
  -z, -1800
  pigment { spherical color_map { [0 ${usual}] [1 ${bright}] } scale ${reach} translate <${-width * 0.2}, 700, 1800> }
  finish { emission 1 diffuse 0 ambient 0 } no_shadow
}
plane {
  y, 0
  pigment { gradient z color_map { [0 ${board}] [0.38 ${board}] [0.8 ${board} transmit 1] [1 ${board} transmit 1] } scale 2800 translate -900*z }
  finish { diffuse 0.46 emission 0.42 ambient 0 ${mirrors(tints) ? 'reflection 0.08' : ''} }
}`;
};

/** A scene around `things`, which stand on y = 0. */
export function studio(things: string, stage: Stage): string {
  const { width, height, above, from, to } = stage;
  const middle = stage.shelf - height / 2;
  return `#version 3.7;
global_settings { assumed_gamma 1 max_trace_level 9 adc_bailout 1/64 }
camera {
  perspective location <0, ${middle + above}, ${-distance}>
  direction ${distance / height}*z up y right ${width / height}*x look_at <0, ${middle}, 0>
}
${lights(from, to)}
${ground(stage)}
${room(stage)}
union {
${things}
}
`;
}
