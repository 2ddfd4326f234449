// Pictures that were rendered: of what the demo sells, small, and answered in every size.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { one } from '../../../demo-host/backend/database';
import { renderedBanner, renderedFolder, renderedProduct } from '../../../demo-host/backend/images/rendered';
import { shelfOf } from '../../../demo-host/backend/images/shelf-of';
import { subjectOf } from '../../../demo-host/backend/images/subject-of';
import type { Subject } from '../../../demo-host/backend/images/art/subject';
import { demoPictures } from '../../../demo-host/backend/studio/demo-pictures';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

let backend: TestBackend;
/** Of a whisky's closer look. */
let close: string;
let subject: Subject;
beforeAll(async () => {
  backend = await testBackend();
  close = one<{ file: string }>(
    backend.db,
    "SELECT file FROM product_image WHERE file LIKE '/whisky/%-close.png'",
  )!.file;
  subject = subjectOf(backend.db, close.slice(1))!;
});

const rendered = readdirSync(renderedFolder);

describe('rendered pictures', () => {
  it('are all of the bottles that the demo shows, and no others', () => {
    expect(rendered.sort(), 'run: npm run render').toEqual([...demoPictures(backend.db).keys()].sort());
  });

  it('weigh no more than six megabytes together', () => {
    const sizes = rendered.map((name) => statSync(join(renderedFolder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024);
  });

  const pictures = {
    'a product': () => ({
      path: `catalog/product${close.replace('-close', '')}?width=320&height=400&fit=cover`,
      frame: { width: 320, height: 400 },
      kept: renderedProduct(subject, 'whole'),
    }),
    'a closer look': () => ({
      path: `catalog/product${close}?width=320&height=400&fit=cover`,
      frame: { width: 320, height: 400 },
      kept: renderedProduct(subject, 'close'),
    }),
    'a banner that is cut': () => ({
      path: 'home/event-gin-garden-middle.png?auto=webp&width=480&height=300',
      frame: { width: 480, height: 300 },
      kept: renderedBanner(
        'event-gin-garden-middle.png',
        2.4,
        shelfOf(backend.db, 'event-gin-garden-middle.png'),
      ),
    }),
    'a banner': () => ({
      path: 'home/whisky-navy-middle.png?auto=webp&width=480&height=200',
      frame: { width: 480, height: 200 },
      kept: renderedBanner('whisky-navy-middle.png', 2.4, shelfOf(backend.db, 'whisky-navy-middle.png')),
    }),
  };
  it.each(Object.entries(pictures))(
    'are answered in the size and format that are asked for: of %s',
    async (_, of) => {
      const { path, frame, kept } = of();
      const response = await backend.handle(
        new Request(`${testOrigin}/media/${path}`, { headers: { accept: 'image/webp' } }),
      );
      const picture = Buffer.from(await response.arrayBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ ...frame, format: 'webp' });
      const cut = await sharp(kept).resize(frame).png().toBuffer();
      const [seen, expected] = await Promise.all(
        [picture, cut].map((from) =>
          sharp(from).resize(16, 20, { fit: 'fill' }).flatten().removeAlpha().raw().toBuffer(),
        ),
      );
      const apart = seen!.reduce((sum, value, index) => sum + Math.abs(value - (expected![index] ?? 0)), 0);
      expect(apart / seen!.length).toBeLessThan(6);
    },
  );

  it('are of one shelf in its proportions, where they are wide', () => {
    const shelf = shelfOf(backend.db, 'whisky-navy-middle.png');
    expect(renderedBanner('whisky-navy-middle.png', 2.4, shelf)).toBeDefined();
    expect(renderedBanner('whisky-navy-middle.png', 2, shelf)).toBeUndefined();
    expect(renderedBanner('whisky-navy-middle.png', 2.4, shelf.slice(1))).toBeUndefined();
  });

  it.each<Partial<Subject>>([{ name: 'Another' }, { brand: 'Another' }, { volume: '3 l' }])(
    'are of one product, brand and size: not of %o',
    (other) => {
      expect(renderedProduct(subject, 'whole')).toBeDefined();
      expect(renderedProduct({ ...subject, ...other }, 'whole')).toBeUndefined();
    },
  );
});
