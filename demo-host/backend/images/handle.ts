// Answers /media: product, category and home page pictures, drawn on first demand in the size asked for.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BackendOptions, Context } from '../context';
import { sniffing } from '../../../server/http/answers';
import { framing } from '../headers';
import { drawBanner, isInMiddle } from './art/banner';
import { drawPiece } from './art/piece';
import { drawPlaceholder } from './art/placeholder';
import { closeUp, packshot, sceneHeight, sceneWidth, svgDocument } from './art/scene';
import { createImageCache, type ImageCache, artVersion } from './cache';
import { naturalOf, renditionOf, type Natural, type Rendition } from './parameters';
import { renderedBanner, renderedProduct } from './rendered';
import { render, type Picture } from './renderer';
import { shelfOf } from './shelf-of';
import { subjectOf, viewOf } from './subject-of';
import { BusyError } from './turns';

/** A picture before it has a size. */
interface Motif {
  natural: Natural;
  at(rendition: Rendition): Drawing;
  isPlaceholder?: boolean;
}

interface Drawing {
  /** Everything that it depends on. */
  content: string;
  draw(): Picture;
}

const caches = new Map<string, ImageCache>();

function cacheOf({ file, pictures }: BackendOptions): ImageCache {
  const folder = pictures ?? (file === ':memory:' ? undefined : join(dirname(file), 'images'));
  const place = folder ?? file;
  let cache = caches.get(place);
  if (!cache) {
    cache = createImageCache(folder);
    caches.set(place, cache);
  }
  return cache;
}

const portrait: Natural = { width: 960, ratio: sceneWidth / sceneHeight };

const scene = (content: string, svg: () => string): Motif => ({
  natural: portrait,
  at: ({ width, height }) => ({
    content,
    draw: () => svgDocument(svg(), { width, height, viewWidth: sceneWidth, viewHeight: sceneHeight }),
  }),
});

const fromFile = (file: string): Drawing => ({
  content: `${basename(file)} ${statSync(file).size}`,
  draw: () => ({ file }),
});

function productMotif(path: string, { db }: Context): Motif {
  const subject = subjectOf(db, path);
  if (!subject) return { ...scene('placeholder', drawPlaceholder), isPlaceholder: true };
  const view = viewOf(path);
  const file = renderedProduct(subject, view);
  if (file) return { natural: portrait, at: () => fromFile(file) };
  const draw = view === 'close' ? closeUp : packshot;
  return scene(JSON.stringify([subject, view]), () => draw(drawPiece(subject)));
}

function bannerMotif(folder: string, name: string, { db }: Context): Motif {
  const shelf = shelfOf(db, name);
  const natural = naturalOf(folder, name);
  const rendered = (ratio: number) =>
    renderedBanner(name, ratio, shelf) ??
    // What stands in the middle can be cut.
    (isInMiddle(name) ? renderedBanner(name, natural.ratio, shelf) : undefined);
  return {
    natural,
    at: ({ width, height, ratio }) => {
      const file = rendered(ratio);
      if (file) return fromFile(file);
      return { content: JSON.stringify([name, shelf]), draw: () => drawBanner(name, width, height, shelf) };
    },
  };
}

function motifOf(path: string, context: Context): Motif | undefined {
  const [, folder, name] =
    /^\/media\/(catalog\/product|catalog\/category|home|wysiwyg|banner)\/(.+)$/.exec(path) ?? [];
  if (!folder || !name) return undefined;
  return folder === 'catalog/product'
    ? productMotif(name.replace(/^cache\/[^/]+\//, ''), context)
    : bannerMotif(folder, name, context);
}

/** Undefined for a path that is no picture. A product without a picture gets the placeholder, with status 200 as Magento does. */
export async function handleMedia(
  request: Request,
  url: URL,
  context: Context,
): Promise<Response | undefined> {
  const motif = motifOf(safeDecode(url.pathname), context);
  if (!motif) return undefined;
  const rendition = renditionOf(url, request.headers.get('accept'), motif.natural);
  const { width, height, format, quality } = rendition;
  const { content, draw } = motif.at(rendition);
  const identity = createHash('sha256').update(`${artVersion} ${content}`).digest('hex').slice(0, 20);
  const key = `${identity}-${width}x${height}-${quality}.${format}`;
  const etag = `"${artVersion}-${key}"`;
  const headers = {
    'content-type': `image/${format}`,
    ...(!motif.isPlaceholder && { 'cache-control': 'max-age=31536000, public' }),
    ...framing,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
    etag,
  };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  const made = cacheOf(context.options).get(
    key,
    (haveGone) => render(draw, rendition, haveGone),
    request.signal,
  );
  const body = await made.catch((error: unknown) => {
    if (error instanceof BusyError || request.signal.aborted) return undefined;
    throw error;
  });
  if (!body) return new Response(null, { status: 503, headers: { ...sniffing, 'retry-after': '5' } });
  return new Response(new Uint8Array(body), {
    headers: { ...headers, 'content-length': String(body.length) },
  });
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
