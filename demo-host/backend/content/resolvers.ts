// cmsPage, cmsBlocks and store events.
import type { Context } from '../context';
import { inputError, noSuchEntity, type BackendError } from '../errors';
import { findEvent, listEvents } from './events';
import { blockNode, findBlock, findBlockById, findPageById, findPageByIdentifier, pageNode } from './pages';

interface PageArguments {
  id?: number | null;
  identifier?: string | null;
}

function cmsPage(_: unknown, { id, identifier }: PageArguments, context: Context) {
  if (!id && !identifier) throw inputError('"Page id/identifier should be specified');
  const page = id
    ? findPageById(context.db, id)
    : findPageByIdentifier(context.db, identifier ?? '', context.store.code);
  if (!page?.is_active) throw noSuchEntity(`The CMS page with the "${identifier ?? id}" ID doesn't exist.`);
  return pageNode(page, context);
}

/** A missing block is an error in its own place; the others are answered. */
function blockOrError(identifier: string, context: Context) {
  const block = findBlock(context.db, identifier);
  if (!block) return noSuchEntity(`The CMS block with the "${identifier}" ID doesn't exist.`);
  return blockNode(block, context);
}

/** That a category shows above its products, or in their place; null where it names none. */
function blockOfCategory(
  { category: { landing_page: id } }: { category: { landing_page: number | null } },
  _: unknown,
  context: Context,
) {
  if (id === null) return null;
  const block = findBlockById(context.db, id);
  return block ? blockNode(block, context) : noSuchEntity(`The CMS block with the "${id}" ID doesn't exist.`);
}

type Block = Exclude<ReturnType<typeof blockOrError>, BackendError>;

export const contentResolvers = {
  CategoryInterface: { cms_block: blockOfCategory },
  Query: {
    cmsPage,
    cmsBlocks: (
      _: unknown,
      { identifiers }: { identifiers?: (string | null)[] | null },
      context: Context,
    ) => {
      if (!identifiers || identifiers.length === 0)
        throw inputError('"identifiers" of CMS blocks should be specified');
      const items: (Block | BackendError)[] = identifiers.map((one) => blockOrError(one ?? '', context));
      return { items };
    },
    storeEvents: (_: unknown, args: Parameters<typeof listEvents>[0], context: Context) =>
      listEvents(args, context),
    storeEvent: (_: unknown, { id }: { id: string }, context: Context) => findEvent(id, context),
  },
};
