// What the checker adds to the tree of its parser: where tags stand in the text, what ended an element, what became of no element.
import { expect, it } from 'vitest';
import { ancestors, parseTree, type PageElement } from '../../../demo-host/pages/builder/check/html/tree';

const a = '<airside-price sku="A"></airside-price>';
const ours = (html: string): PageElement[] =>
  parseTree(html).elements.filter(({ name }) => name.startsWith('airside'));
const path = (element: PageElement): string =>
  [element, ...ancestors(element)].map(({ name }) => name).join(' < ');

it.each<[string, string[]]>([
  [`<!doctype html><html><head></head><body class=x>${a}</body></html>`, ['airside-price']],
  [`<ul><li>${a}<li>x</ul>${a}`, ['airside-price < li < ul', 'airside-price']],
  [`<table><td>${a}</table>`, ['airside-price < td < table']],
  [`<table>${a}</table>`, ['airside-price']],
  [`<template><p>${a}</template>`, ['airside-price < p < template']],
  [`<svg><foreignObject>${a}</svg>`, ['airside-price < foreignObject < svg']],
  [`<airside-x/>${a}`, ['airside-x', 'airside-price < airside-x']],
  [`<select><option>${a}</select>`, ['airside-price < option < select']],
  [`<textarea>${a}</textarea><!-- ${a} --><script>${a}</script>`, []],
])('nests as browsers do: %s', (html, paths) => expect(ours(html).map(path)).toEqual(paths));

it('keeps the order of the tags where HTML changes it', () => {
  const html = `<table><tr><td>${a}</td></tr><airside-x></airside-x></table>`;
  expect(ours(html).map(({ name }) => name)).toEqual(['airside-price', 'airside-x']);
});

it.each<[string, PageElement['endedBy']]>([
  ['<airside-x></AIRSIDE-X >', undefined],
  ['<div><airside-x></div>', { how: 'end tag', name: 'div' }],
  ['<p><airside-x><div></div></airside-x>', { how: 'start tag', name: 'div' }],
  ['<p><airside-x> text', { how: 'end of page', name: '' }],
  ['<svg><airside-x/></svg>', undefined],
])('knows what ended an element: %s', (html, endedBy) => expect(ours(html)[0]?.endedBy).toEqual(endedBy));

it.each<[string, string, boolean]>([
  ['<table><tr><airside-x>', 'tr', false],
  ['<p>a<airside-x>', 'p', false],
  ['<head><title>a</title><airside-x>', 'head', true],
  ['<title>a</title><airside-x>', 'head', false],
  ['<head></head><airside-x>', 'html', false],
])('knows where a tag was written: %s', (html, writtenIn, endsHead) =>
  expect(ours(html)[0]).toMatchObject({ writtenIn, endsHead, inHead: false }),
);

it('gives the places of tags, attributes, texts and comments in the text', () => {
  const html =
    '\ufeff<!doctype html>\r\n<title>&lt;é</title>\r\n<p><airside-x\n a="&amp;" B>😀 &lt;b</airside-x><!--c-->';
  const [element] = ours(html);
  expect(element).toMatchObject({
    start: html.indexOf('<airside'),
    attributes: [
      { name: 'a', value: '&', start: html.indexOf('a="') },
      { name: 'b', value: '', start: html.indexOf('B>') },
    ],
  });
  const { texts, comments } = parseTree(html);
  expect(texts.filter(({ text }) => text.trim())).toMatchObject([
    { text: '&lt;é', raw: 'title', start: html.indexOf('&lt;é') },
    { text: '😀 &lt;b', start: html.indexOf('😀') },
  ]);
  expect(comments).toMatchObject([{ text: 'c', start: html.indexOf('<!--') }]);
});

it.each<[string, string | undefined]>([
  [`${a} a < b`, undefined],
  ['<script>if (a <b)', undefined],
  ['<p title="<b>">x <airside-price sku="A', 'airside-price'],
  ['<!-- <p --></i>\n</airside-X', 'airside-x'],
])('knows the tag in which the text ends: %s', (html, name) =>
  expect(parseTree(html).unfinished).toEqual(name ? [{ name, start: html.lastIndexOf('<') }] : []),
);

it.each([
  ['<p>a', false],
  ['<!DOCTYPE html>a', true],
  ['a</body>', true],
  ['<HEAD>', true],
])('tells a page from a part of one: %s', (html, isWholePage) =>
  expect(parseTree(html).isWholePage).toBe(isWholePage),
);

it('takes what PHP leaves behind for no comment', () =>
  expect(parseTree('<?php echo "x" ?><![CDATA[x]]><!-- a -->').comments).toMatchObject([{ text: ' a ' }]));
