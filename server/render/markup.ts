// An element as HTML.
import { escapeHtml } from '../http/html';
import type { Piece } from './draw';
import type { WithSheet } from './inline-styles';

/** `light`: what is shown where no root is declared. */
export function element(piece: Piece, drawing: WithSheet, sheet: string, light = '', mark = ''): string {
  const { tag } = piece.contract;
  return `<${tag}${attributesOf(piece)} data-served${mark}>${root(drawing, sheet)}${light}</${tag}>`;
}

/** As a page has it that nobody has drawn. */
export const bare = (piece: Piece): string =>
  `<${piece.contract.tag}${attributesOf(piece)}></${piece.contract.tag}>`;

const attributesOf = ({ attributes }: Piece): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

function root({ html, sheet }: WithSheet, address: string): string {
  const file = `<link rel="stylesheet" href="${escapeHtml(address)}">`;
  return `<template shadowrootmode="open">${file}${sheet && `<style>${sheet}</style>`}${html}</template>`;
}
