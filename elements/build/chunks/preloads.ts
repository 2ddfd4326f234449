// Build plugin: writes the loader's table, which chunks it asks for at once, by element.
import type { Plugin, Rolldown } from 'vite';
import { quiet } from './chunks.ts';

type Chunk = Rolldown.RenderedChunk;
/** A source below elements/tags, and the file that it is in. */
export type Placed = readonly [source: string, file: string];

/** What the loader has in the table's place. */
const placeholder = '__AIRSIDE_NEEDS__';

/** Comes without React; every other element needs what define.ts needs, too, and all but the quiet ones the Storefront. */
const withoutKit = 'mini-cart';

/** Comes when the page rests: its line is not worth its bytes. */
const unhurried = 'footer';

/** Before the chunks have their names: what stands for these in the table becomes them, as in any import. */
export function preloads(): Plugin {
  return {
    name: 'airside-preloads',
    apply: 'build',
    renderChunk(code, { isEntry }, _options, { chunks }) {
      if (!isEntry) return null;
      const more = [...this.getModuleIds()].find((id) => /^[^\0].*elements\/more\.ts$/.test(id)) ?? '';
      const seldom = this.getModuleInfo(more)?.dynamicallyImportedIds.flatMap(
        (id) => /elements\/tags\/[\w-]+\/[\w-]+\.ts$/.exec(id) ?? [],
      );
      const table = preloadTable(Object.values(chunks), new Set(seldom));
      return { code: code.replace(placeholder, () => JSON.stringify(table)), map: null };
    },
  };
}

export function placesOf(chunks: readonly Pick<Chunk, 'fileName' | 'modules'>[]): Placed[] {
  return chunks.flatMap((chunk) =>
    Object.keys(chunk.modules).flatMap((id): Placed[] => {
      const [source] = /elements\/tags\/[\w-]+\/[\w-]+\.ts$/.exec(id) ?? [];
      return source ? [[source, chunk.fileName]] : [];
    }),
  );
}

/** `seldom`: sources of elements that have no entry of their own. Under * what all but the bag need, under + what the seldom ones need besides. */
export function preloadTable(
  chunks: readonly Chunk[],
  seldom: ReadonlySet<string>,
): Record<string, string[]> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const collect = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = byFile.get(file);
    if (found.has(file) || !chunk) return found;
    found.add(file);
    chunk.imports.forEach((next) => collect(next, found));
    return found;
  };
  const fileWith = (path: string): string =>
    chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(path)))?.fileName ?? '';
  const kit = collect(fileWith('elements/kit/define.ts'));
  const storefront = [...collect(fileWith('elements/kit/default-storefront.ts'))];
  const names = (files: Iterable<string>, isLeftOut: (file: string) => boolean = () => false): string[] =>
    [...new Set(files)]
      .filter((file) => !isLeftOut(file))
      .map((file) => file.replace('chunks/', ''))
      .sort();
  // What the seldom ones need of their own is known too late.
  const usual = names([...collect(fileWith('elements/more.ts')), ...storefront], (file) => kit.has(file));
  const entries = placesOf(chunks).flatMap(([source, own]): [string, string[]][] => {
    const tag = tagOf(source);
    if (!tag || tag === unhurried || seldom.has(source)) return [];
    // Its own is asked for in the same moment.
    const isOwn = (file: string) => file === own || (tag !== withoutKit && kit.has(file));
    const files = names(
      [...collect(own), ...([withoutKit, ...quiet].includes(tag) ? [] : storefront)],
      isOwn,
    );
    // The loader has few bytes: what asks for the usual has no line.
    return files.join() === usual.join() ? [] : [[tag, files]];
  });
  return { ...Object.fromEntries(entries), '*': names(kit), '+': usual };
}

/** Undefined for what is no element, but lies beside one. */
function tagOf(source: string): string | undefined {
  const [, , folder, name] = source.split(/[/.]/);
  if (source === 'elements/tags/mini-cart/mini-cart.ts') return 'mini-cart-panel';
  return folder === name || name === 'badge' ? folder : undefined;
}
