// The room that elements take with their usual content, by their own width: for the sheet that keeps it from the first
// paint on. What is unlike the usual moves the page once, when it is known.
import type { Contract } from '../kit/contract';

/**
 * A room is written in steps. `1417 470:1036 600:274+83.9` reads: 1417 px high; from a width of 470 px on 1036; from 600 on
 * 274, and 83.9 more for each hundred of width.
 */
const step = /^(?:(\d+):)?(\d+)([+-][\d.]+)?$/;

export interface Step {
  from: number;
  height: number;
  /** Per hundred of width. */
  slope: number;
}

export function stepsOf(room: string): Step[] {
  return room.split(' ').map((text) => {
    const [, from = 0, height, slope = 0] = step.exec(text) ?? [];
    if (!height) throw new Error(`A room has no step "${text}".`);
    return { from: Number(from), height: Number(height), slope: Number(slope) };
  });
}

/** Not defined yet, or kept in shape by define.ts until something is drawn; what a server has drawn stands already. */
const waiting = ':is(:not(:defined),[style*="min-block-size"][style*="!important"]):not([data-served])';

/** Beside what the loader keeps (kit/reserve.ts). */
export const roomRules = (contracts: readonly Contract[]): string =>
  lineRule(contracts) + heightRules(contracts) + distanceRule(contracts);

/** A float as high as the room: what stands in the tag meanwhile is neither moved nor cut off. */
function heightRules(contracts: readonly Contract[]): string {
  const rooms = contracts.flatMap(({ tag, room }) => (room ? [{ tag, room }] : []));
  if (rooms.length === 0) return '';
  const every = `:is(${rooms.map(({ tag }) => tag).join(',')})${waiting}`;
  const sizes = rooms.flatMap(({ tag, room }) =>
    Object.entries(room).flatMap(([rest, steps]) => stepsOf(steps).map((step) => sizeRule(tag + rest, step))),
  );
  return [
    `${every}:not([hidden]){display:flow-root;container-type:inline-size}`,
    `${every}::before{content:"";float:left}`,
    ...sizes,
  ].join('');
}

/** An empty box would stand on the line, which gets higher by what letters have below it. */
function lineRule(contracts: readonly Contract[]): string {
  const tags = contracts.filter(({ inline }) => inline).map(({ tag }) => tag);
  return tags.length === 0 ? '' : `:is(${tags.join(',')})${waiting}{vertical-align:middle}`;
}

/**
 * What src/ui/ground/in-text.css says once the element is there. In a layer, as weak as that: whatever the page says of it, or of all
 * elements, counts from the first paint on.
 */
function distanceRule(contracts: readonly Contract[]): string {
  const tags = contracts.filter(({ spaced }) => spaced).map(({ tag }) => tag);
  if (tags.length === 0) return '';
  return `@layer airside{${tags.join(',')}{margin-block:calc(var(--airside-space,4px)*8)}}`;
}

/** Of an element that stands in a line, as the loader keeps it (kit/reserve.ts). */
const inlineRule = ({ tag, reserve: size }: Contract): string =>
  `${tag}:not(:defined){display:inline-block;min-inline-size:${size};min-block-size:${size}}`;

/** A line for the head of a page, or for its own sheet without the tags: the room of these elements, from the first paint on. */
export function roomLine(contracts: readonly Contract[]): string {
  const inline = contracts.filter((contract) => contract.inline && contract.reserve);
  const rules = inline.map(inlineRule).join('') + roomRules(contracts);
  return rules && `<style>${rules}</style>`;
}

function sizeRule(selector: string, { from, height, slope }: Step): string {
  const size = slope ? `calc(${height}px + ${slope}cqi)` : `${height}px`;
  const rule = `${selector}::before{block-size:${size}}`;
  return from ? `@container (width>=${from}px){${rule}}` : rule;
}
