// Compressed files beside those of a build, so that a server need not compress. Budgets are of these bytes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** [postfix bits, direct codes] of distances (RFC 7932, 4), which the encoder does not choose by itself. */
const codings = [
  [0, 0],
  [0, 4],
  [0, 6],
  [0, 8],
  [1, 0],
  [1, 4],
  [1, 8],
  [1, 12],
  [1, 24],
  [2, 8],
  [2, 40],
  [3, 0],
  [3, 80],
] as const;
/** log2 of what is encoded at once, 0 as the encoder likes: of consequence for a file that is larger than the smallest. */
const blocks = [0, 16, 17];

/** The smallest that the encoder makes of it. */
export async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const made = await Promise.all(
    (bytes.length > 2 ** 16 ? blocks : [0]).flatMap((block) =>
      codings.map(([postfix, direct]) =>
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
            [constants.BROTLI_PARAM_NDIRECT]: direct,
            [constants.BROTLI_PARAM_LGBLOCK]: block,
          },
        }),
      ),
    ),
  );
  return made.reduce((smallest, one) => (one.length < smallest.length ? one : smallest));
}

/** Writes .br and .gz beside every text file of a folder. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const texts = entries.filter(
    (entry) => entry.isFile() && /\.(js|css|json|svg|html|txt|md)$/.test(entry.name),
  );
  for (const { parentPath, name } of texts) {
    const path = join(parentPath, name);
    const bytes = await readFile(path);
    await writeFile(`${path}.br`, await smallestBrotli(bytes));
    await writeFile(`${path}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
}
