// Pictures that were rendered: of what the demo sells, small, and answered in every size.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { one } from '../../../demo-host/backend/database';
import { productName, renderedFolder, renderedProduct } from '../../../demo-host/backend/images/rendered';
import { subjectOf } from '../../../demo-host/backend/images/subject-of';
import type { Subject } from '../../../demo-host/backend/images/art/subject';
import { demoBottles } from '../../../demo-host/backend/studio/demo-bottles';
import { testBackend, testOrigin, type TestBackend } from '../../support/backend';

let backend: TestBackend;
let file: string;
let subject: Subject;
beforeAll(async () => {
  backend = await testBackend();
  file = one<{ file: string }>(
    backend.db,
    "SELECT file FROM product_image WHERE file LIKE '/whisky/%'",
  )!.file;
  subject = subjectOf(backend.db, file.slice(1))!;
});

const rendered = readdirSync(renderedFolder);

describe('rendered pictures', () => {
  it('are of the bottles that the demo sells, of all of them', () => {
    expect(rendered.sort(), 'run: npm run render').toEqual(demoBottles(backend.db).map(productName).sort());
  });

  it('weigh no more than six megabytes together', () => {
    const sizes = rendered.map((name) => statSync(join(renderedFolder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * 1024 * 1024);
  });

  it('are answered in the size and format that are asked for', async () => {
    const path = `/media/catalog/product${file}?width=320&height=400&fit=cover`;
    const response = await backend.handle(
      new Request(testOrigin + path, { headers: { accept: 'image/webp' } }),
    );
    const picture = Buffer.from(await response.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 320, height: 400, format: 'webp' });
    const [seen, kept] = await Promise.all(
      [picture, renderedProduct(subject)!].map((from) =>
        sharp(from).resize(16, 20).flatten().removeAlpha().raw().toBuffer(),
      ),
    );
    const apart = seen!.reduce((sum, value, index) => sum + Math.abs(value - (kept![index] ?? 0)), 0);
    expect(apart / seen!.length).toBeLessThan(6);
  });

  it.each<Partial<Subject>>([{ name: 'Another' }, { brand: 'Another' }, { volume: '3 l' }])(
    'are of one product, brand and size: not of %o',
    (other) => {
      expect(renderedProduct(subject)).toBeDefined();
      expect(renderedProduct({ ...subject, ...other })).toBeUndefined();
    },
  );
});
