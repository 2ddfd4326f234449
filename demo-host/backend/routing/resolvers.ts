// route() and its older form urlResolver().
import { categoryNode } from '../catalog/category-node';
import { productResolvable } from '../catalog/products';
import { uid } from '../catalog/rows';
import { pageNode } from '../content/pages';
import type { Context } from '../context';
import { inputError } from '../errors';
import { findTarget, type Target } from './route';

function lookUp(url: string, context: Context): Target | undefined {
  if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
  return findTarget(url, context);
}

function nodeOf(target: Target, context: Context) {
  if (target.type === 'PRODUCT') return productResolvable(target.product, context);
  if (target.type === 'CATEGORY') return categoryNode(target.category, context);
  // As on a real one, where the page behind the address is read after the address was found.
  if (!target.page.is_active) throw new Error(`CMS page ${target.page.identifier} is not active.`);
  return pageNode(target.page, context);
}

function idOf(target: Target): number {
  if (target.type === 'PRODUCT') return target.product.id;
  return target.type === 'CATEGORY' ? target.category.id : target.page.id;
}

export const routingResolvers = {
  Query: {
    route: (_: unknown, { url }: { url: string }, context: Context) => {
      const target = lookUp(url, context);
      if (!target) return null;
      const { relativeUrl, redirectCode, type } = target;
      return { ...nodeOf(target, context), relative_url: relativeUrl, redirect_code: redirectCode, type };
    },
    urlResolver: (_: unknown, { url }: { url: string }, context: Context) => {
      const target = lookUp(url, context);
      if (!target) return null;
      return {
        id: idOf(target),
        entity_uid: uid(idOf(target)),
        canonical_url: target.relativeUrl,
        relative_url: target.relativeUrl,
        redirectCode: target.redirectCode,
        type: target.type,
      };
    },
  },
  RoutableInterface: { __resolveType: (node: { __typename: string }) => node.__typename },
};
