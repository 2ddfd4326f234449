// cmsPage, cmsBlocks and store events.
import type { Context } from '../context';
import { inputError, noSuchEntity, type BackendError } from '../errors';
import { findEvent, listEvents } from './events';
import { findBlock, findPageById, findPageByIdentifier, pageNode, renderDirectives } from './pages';

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
  const { title, content } = block;
  return { identifier: block.identifier, title, content: renderDirectives(content, context) };
}

type Block = Exclude<ReturnType<typeof blockOrError>, BackendError>;

export const contentResolvers = {
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
