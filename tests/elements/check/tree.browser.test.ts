// The checker's parser against a browser's: on which path from the root each of our tags ends up.
import { expect, it } from 'vitest';
import { ancestors, parseTree } from '../../../elements/check/html/tree';

/** Implied parts of a table, and the frame of a page, are of no interest to the checker. */
const implied = ['html', 'body', 'head', 'tbody'];
const joined = (names: string[]): string => names.filter((name) => !implied.includes(name)).join(' < ');

const paths = (html: string): string[] =>
  parseTree(html)
    .elements.filter(({ name }) => name.startsWith('airside'))
    .map((element) => joined([element, ...ancestors(element)].map(({ name }) => name)));

function browserPaths(html: string): string[] {
  const found: string[] = [];
  const visit = (node: ParentNode, above: string[]): void => {
    for (const child of node.children) {
      const path = [child.localName.toLowerCase(), ...above];
      if (path[0]!.startsWith('airside')) found.push(joined(path));
      visit(child instanceof HTMLTemplateElement ? child.content : child, path);
    }
  };
  visit(new DOMParser().parseFromString(html, 'text/html'), []);
  return found;
}

const a = '<airside-price sku="A"></airside-price>';

it.each([
  a,
  `<!doctype html><html><head><title>${a}</title></head><body class=x>${a}</body></html>`,
  `<p>${a}<p>${a}`,
  `<p><airside-x><div>${a}</div></airside-x></p>${a}`,
  `<airside-x/>${a}<div/>${a}</div>${a}`,
  `<div><airside-x><span>${a}</div>${a}`,
  `<ul><li>${a}<li>${a}<ul><li>${a}</ul></ul>${a}`,
  `<dl><dt>${a}<dd>${a}</dl>`,
  `<table><tr><td>${a}<td>${a}<tr><th>${a}</table>${a}`,
  `<table><caption>${a}</caption><thead><tr><td>${a}</thead><tbody><tr><td>${a}</table>`,
  `<a href=1>${a}<a href=2>${a}</a>`,
  `<button>${a}<button>${a}</button>`,
  `<svg>${a}<foreignObject>${a}<p>${a}</foreignObject></svg>${a}`,
  `<svg><airside-x/>${a}</svg><math><mi>${a}</mi></math>`,
  `<textarea>${a}</textarea><script>${a}</script><style>${a}</style>${a}`,
  `<script>if (a </script>${a}`,
  `<!-- ${a} -->${a}<!-->${a}<!--->${a}<!-- a --!>${a}<!doctype x>${a}<?php ${a} ?>`,
  `<AIRSIDE-x DATA-A=1 data-b='2' data-c="3">${a}</airside-X>`,
  `<airside-x sku=a/>${a}`,
  `<airside-x sku="a>${a}<p title="b">${a}</p>`,
  `<div><p>${a}</div>${a}</p>${a}`,
  `</p>${a}</div>${a}</airside-x>${a}`,
  `<h1>${a}</h1><blockquote><p>${a}</blockquote>${a}`,
  `<template>${a}</template>${a}`,
  `<br>${a}<img src=x>${a}<input>${a}<hr/>${a}`,
  `<form>${a}<fieldset><legend>${a}</legend></fieldset></form>${a}`,
  `<x-y><template shadowrootmode=open>${a}</template>${a}</x-y>`,
  `a < b ${a} <3 ${a} </ ${a} <> ${a}`,
  `<airside-x a=1 a=2 =3 "b" 'c' <d>${a}`,
  `<details><summary>${a}</summary><p>${a}</details>${a}`,
  `<p><button><p>${a}</button>${a}</p>`,
  `<iframe>${a}</iframe><noembed>${a}</noembed><xmp>${a}</xmp>${a}`,
])('%s', (html) => expect(paths(html)).toEqual(browserPaths(html)));
