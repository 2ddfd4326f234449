// The pictures that the demo shop shows, as far as the studio can render them: those of bottles.
import { all, type Database } from '../database';
import { arranged } from '../images/art/banner';
import type { Subject } from '../images/art/subject';
import type { Kind } from '../images/kinds';
import { naturalOf, nearestRatio } from '../images/parameters';
import { bannerName, productName } from '../images/rendered';
import { shelfOf } from '../images/shelf-of';
import { subjectOf, viewOf } from '../images/subject-of';
import { renderBanner, renderBottle } from './render';

export interface DemoPicture {
  /** Of what is on it: to choose by. */
  kinds: readonly Kind[];
  render(file: string): Promise<void>;
}

type Named = readonly [file: string, picture: DemoPicture];

// oxfmt-ignore
const bottled = new Set<Kind>([
  'whisky', 'vodka', 'gin', 'rum', 'tequila', 'liqueur', 'brandy', 'wine', 'champagne', 'beer', 'spirit',
]);

export const isBottle = ({ kind }: Subject): boolean => bottled.has(kind);

/** By the names of their files. */
export const demoPictures = (db: Database): Map<string, DemoPicture> =>
  new Map([...products(db), ...banners(db)]);

const products = (db: Database): Named[] =>
  all<{ file: string }>(db, 'SELECT file FROM product_image ORDER BY position, product_id').flatMap(
    ({ file: path }): Named[] => {
      const subject = subjectOf(db, path.slice(1));
      if (!subject || !isBottle(subject)) return [];
      const view = viewOf(path);
      const render = (file: string) => renderBottle(subject, view, file);
      return [[productName(subject, view), { kinds: [subject.kind], render }]];
    },
  );

const banners = (db: Database): Named[] =>
  namedBanners(db).flatMap(([name, ratio]): Named[] => {
    const shelf = shelfOf(db, name);
    const arrangement = arranged(name, ratio, shelf);
    const subjects = arrangement.places.map(({ subject }) => subject);
    if (!subjects.every(isBottle)) return [];
    const kinds = subjects.map(({ kind }) => kind);
    const render = (file: string) => renderBanner(arrangement, file);
    return [[bannerName(name, ratio, shelf), { kinds, render }]];
  });

/** Of pages, blocks and events, in a picture's own proportions; and of the home page, in those it asks for. */
function namedBanners(db: Database): [name: string, ratio: number][] {
  const texts = all<{ text: string }>(
    db,
    'SELECT content AS text FROM cms_page UNION ALL SELECT content FROM cms_block UNION ALL SELECT image FROM store_event',
  );
  const inTexts = texts
    .flatMap(({ text }) => [...text.matchAll(/media(?: url="?|\/)(home|wysiwyg|banner)\/([\w-]+\.png)/g)])
    .map(([, folder = '', name = '']): [string, number] => [name, naturalOf(folder, name).ratio]);
  const home = all<{ text: string }>(
    db,
    'SELECT attributes AS text FROM home_page WHERE published_at IS NOT NULL',
  );
  const onHome = home
    .flatMap(({ text }) => [...text.matchAll(/"name":"([\w-]+\.png)"[^{}]*"width":(\d+),"height":(\d+)/g)])
    .map(([, name = '', width, height]): [string, number] => [
      name,
      nearestRatio(Number(width) / Number(height)),
    ]);
  return [...inTexts, ...onHome];
}
