// What things are made of, in POV-Ray's words.
import { lit, mix, type Colour } from '../images/art/colour';
import type { Stuff } from '../images/art/closures';
import type { Filling } from '../images/art/liquids';

export const srgb = (colour: Colour): string =>
  `srgb <${colour.map((part) => (part / 255).toFixed(4)).join(', ')}>`;
const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** Light that has gone this deep through it has that colour. */
function absorbing(colour: Colour, depth: number): string {
  const loss = colour.map((part) => -Math.log(Math.min(0.995, Math.max(0.002, (part / 255) ** 2.2))));
  const most = Math.max(...loss);
  const fade = loss.map((part) => (1 - part / most).toFixed(4)).join(', ');
  return `fade_distance ${(depth / most).toFixed(2)} fade_power 1001 fade_color rgb <${fade}>`;
}

const clear = (ior: number, reflection: string, fade: string): string =>
  `pigment { rgbf 1 } finish { diffuse 0 ${reflection} } interior { ior ${ior} ${fade} }`;

/** `thickness` of the wall, `across` the whole body. */
export function glass({ glass: tint, dense, frosted }: Filling, thickness: number, across: number): string {
  if (frosted)
    return `pigment { srgbt <0.96, 0.97, 0.97, 0.45> } finish { diffuse 0.55 emission 0.1 specular 0.2 roughness 0.08 } interior { ior 1.15 }`;
  const fade =
    dense > 0.6 ? absorbing(lit(tint, 0.6), thickness * 4) : absorbing(mix(tint, white, 0.4), across);
  return clear(1.5, 'reflection { 0.01, 1 fresnel on } conserve_energy', fade);
}

/** What cannot be seen through is a body of that colour. */
export const liquid = ({ liquid: colour, dense }: Filling, across: number): string =>
  dense > 0.6
    ? `pigment { ${srgb(colour)} } finish { diffuse 0.6 specular 0.1 roughness 0.05 }`
    : clear(1.36, '', absorbing(lit(colour, 0.92), across * 1.15));

/** The room above the liquid. */
export const air = clear(1, '', '');

export const paper = (file: string): string =>
  `pigment { image_map { png "${file}" interpolate 2 } } finish { diffuse 0.85 emission 0.08 specular 0.05 roughness 0.06 }`;

/** `unit`: a millimetre. */
export function solid(stuff: Stuff, colour: Colour, gloss: number, unit: number): string {
  const dark = mix(colour, black, 0.4);
  if (stuff === 'metal')
    return `pigment { ${srgb(mix(colour, white, 0.12))} } finish { diffuse 0.35 specular ${gloss} roughness 0.03 metallic reflection { 0.3 metallic } }`;
  if (stuff === 'cork')
    return `pigment { bozo turbulence 0.4 color_map { [0 ${srgb(colour)}] [0.6 ${srgb(mix(colour, dark, 0.3))}] [1 ${srgb(dark)}] } scale ${(unit * 1.2).toFixed(2)} } finish { diffuse 0.8 }`;
  if (stuff === 'wood')
    return `pigment { wood turbulence <0.05, 0.4, 0.02> color_map { [0 ${srgb(colour)}] [0.5 ${srgb(mix(colour, dark, 0.4))}] [0.9 ${srgb(dark)}] [1 ${srgb(colour)}] } rotate <88, 0, 12> scale <${(unit * 9).toFixed(1)}, ${(unit * 2.2).toFixed(1)}, ${(unit * 9).toFixed(1)}> } finish { diffuse 0.75 specular 0.18 roughness 0.05 reflection { 0, 0.12 fresnel on } } interior { ior 1.4 }`;
  return `pigment { ${srgb(colour)} } finish { diffuse 0.75 specular ${gloss} roughness ${stuff === 'wax' ? 0.05 : 0.02} reflection { 0.02, 0.25 fresnel on } conserve_energy } interior { ior 1.45 }`;
}
