// Draws an element as browsers do, without one: until its components ask for nothing more.
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultProps, parseAttribute, propName } from '../../elements/kit/attributes';
import type { Contract } from '../../elements/kit/contract';
import { RootContext } from '../../src/root-context';
import { ServedContext, type Served } from '../../src/served';
import type { Storefront } from '../../src/storefront';
import { StorefrontContext } from '../../src/use-storefront';
import { TextContext } from '../../src/words/use-text';

export interface Piece {
  contract: Contract;
  attributes: Record<string, string>;
}

/** What is asked, and what that leads to; a page that goes on asking is drawn with what there is. */
const mostRounds = 4;

/** ms; the rest is asked by the browser. */
const patience = 5000;

/** ms. Products by SKU are asked for together, a moment after the last element that wants one (src/catalog/by-sku). */
const gathering = 60;

export interface Drawing {
  /** Of each piece. */
  html: string[];
  /** Patience ended before the answers: what is missing would be there with more of it. */
  isLate: boolean;
}

/** `isAsking`: an answer is on its way. `gathers`: questions may wait for others like them. */
export async function draw(
  pieces: readonly Piece[],
  storefront: Storefront,
  isAsking: () => boolean,
  gathers = false,
): Promise<Drawing> {
  const kept = new Map<string, { dispose(): void }>();
  const until = Date.now() + patience;
  let html: string[] = [];
  let isLate = false;
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      const before = html.join();
      const needed: Promise<unknown>[] = [];
      html = pieces.map((piece, index) =>
        renderToString(tree(piece, storefront, servedBy(kept, index, needed))),
      );
      if (html.join() === before && !needed.length) break;
      if (Date.now() > until) {
        isLate = true;
        break;
      }
      await Promise.all(needed);
      if (gathers && html.some((text) => text.includes('skeleton')))
        await new Promise((done) => setTimeout(done, gathering));
      await settled(isAsking, until);
      // Later than this it means nothing: the last round may ask what changes nothing.
      isLate = isAsking();
    }
    return { html: html.map(withOwnIds), isLate };
  } finally {
    for (const one of kept.values()) one.dispose();
  }
}

/** As if this were the first page that was ever drawn (src/ui/use-element-id.ts). */
function withOwnIds(html: string): string {
  const ids = new Map<string, string>();
  return html.replace(/airside-\d+/g, (id) => {
    const own = ids.get(id) ?? `airside-${ids.size + 1}`;
    ids.set(id, own);
    return own;
  });
}

/** Answers are read in steps of their own, and some lead to questions. */
const quiet = 3;

async function settled(isAsking: () => boolean, until: number): Promise<void> {
  for (let turns = 0; turns < quiet && Date.now() < until; turns = isAsking() ? 0 : turns + 1)
    await new Promise((done) => setTimeout(done));
}

function servedBy(kept: Map<string, { dispose(): void }>, index: number, needed: Promise<unknown>[]): Served {
  const uses = new Map<string, number>();
  return {
    need: (code) => void needed.push(code),
    keep<T extends { dispose(): void }>(key: string, make: () => T): T {
      const use = (uses.get(key) ?? 0) + 1;
      uses.set(key, use);
      const name = `${index} ${use} ${key}`;
      const known = kept.get(name) ?? make();
      kept.set(name, known);
      return known as T;
    },
  };
}

function tree({ contract, attributes }: Piece, storefront: Storefront, served: Served): ReactNode {
  const root = { adoptStyles: ignore, reportError: ignore, events: {} };
  const component = createElement(
    contract.component as ComponentType<Record<string, unknown>>,
    propsOf(contract, attributes),
  );
  return createElement(
    ServedContext,
    { value: served },
    createElement(
      StorefrontContext,
      { value: storefront },
      createElement(
        TextContext,
        { value: storefront.text },
        createElement(RootContext, { value: root }, component),
      ),
    ),
  );
}

function propsOf(contract: Contract, attributes: Record<string, string>): Record<string, unknown> {
  const props = defaultProps(contract);
  for (const [name, text] of Object.entries(attributes)) {
    const kind = contract.attributes[name];
    if (kind) props[propName(name, kind)] = parseAttribute(name, kind, text, ignore);
  }
  return props;
}

function ignore(): void {}
