// Where rendered products stand: the shelf and the ground of the drawn pictures, in the light of a studio.
import { colour } from '../images/art/colour';
import { ivory, sceneHeight, sceneWidth, shelf } from '../images/art/scene';
import { srgb } from './materials';

const [light, wall, floor] = [ivory.light, ivory.wall, ivory.floor].map((value) => srgb(colour(value)));

/** Units from the eye: far away, so that sides stand upright. */
const distance = 4000;
/** The eye is this much higher than the middle of the picture. */
const above = 260;
const middle = shelf - sceneHeight / 2;

const camera = `camera {
  perspective location <0, ${middle + above}, ${-distance}>
  direction ${distance / sceneHeight}*z up y right ${sceneWidth / sceneHeight}*x look_at <0, ${middle}, 0>
}`;

/** One from the left, a weaker one from the right, and the sky. */
const lights = `light_source { <-1500, 1500, -1700> rgb 1.15 area_light <500, 0, -300>, <0, 900, 0>, 4, 4 adaptive 0 jitter }
light_source { <1500, 900, -1300> rgb 0.32 area_light <300, 0, 300>, <0, 700, 0>, 3, 3 adaptive 0 jitter }
light_source { <100, 2600, 200> rgb 0.5 area_light <900, 0, 0>, <0, 0, 900>, 3, 3 adaptive 0 jitter }`;

/** The wall gives its own light. The shelf passes into it without a line. */
const ground = `plane {
  -z, -1800
  pigment { spherical color_map { [0 ${wall}] [1 ${light}] } scale 1500 translate <-160, 700, 1800> }
  finish { emission 1 diffuse 0 ambient 0 } no_shadow
}
plane {
  y, 0
  pigment { gradient z color_map { [0 ${floor}] [0.38 ${floor}] [0.8 ${floor} transmit 1] [1 ${floor} transmit 1] } scale 2800 translate -900*z }
  finish { diffuse 0.46 emission 0.42 ambient 0 }
}`;

/** Gives light, is seen in glass and metal alone, and throws no shadow. */
const panel = (size: string, brightness: string, place: string): string =>
  `box { ${size} pigment { rgb ${brightness} } finish { emission 1 diffuse 0 ambient 0 } ${place} no_shadow no_image }`;

const board = '<-2, -10, 0>, <2, 1500, 420>';

/** A tall soft box, a narrow one, dark boards that give glass its edges, and the rest of the room. */
const room = [
  panel('<-280, 0, -1>, <280, 1250, 1>', '<7, 6.9, 6.7>', 'rotate 90*y translate <-1100, 40, -330>'),
  panel('<-55, 0, -1>, <55, 1150, 1>', '<5, 4.95, 4.8>', 'rotate 90*y translate <1100, 60, 120>'),
  panel(board, '0.16', 'translate <-440, 0, 240>'),
  panel(board, '0.16', 'translate <440, 0, 240>'),
  'sphere { 0, 12000 hollow pigment { rgb <0.36, 0.35, 0.33> } finish { emission 1 diffuse 0 ambient 0 } no_shadow }',
].join('\n');

/** A scene around `things`, which stand on y = 0 in the units of the picture. */
export const studio = (things: string): string => `#version 3.7;
global_settings { assumed_gamma 1 max_trace_level 9 adc_bailout 1/64 }
${camera}
${lights}
${ground}
${room}
union {
${things}
}
`;
