// A picture that POV-Ray traces, as AVIF.
import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { bottleOf } from '../images/art/design';
import { sceneHeight, sceneWidth } from '../images/art/scene';
import type { Subject } from '../images/art/subject';
import { bottleScene, printedLabel } from './bottle';
import { studio } from './studio';

const run = promisify(execFile);

/** Points of the picture for each unit of the drawing. */
const fineness = 1.2;

/** Rejects where POV-Ray is not installed, and where it fails; `file` is there whole or not at all. */
export async function renderBottle(subject: Subject, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'airside-studio-'));
  const at = (name: string) => join(folder, name);
  try {
    const bottle = bottleOf(subject);
    await sharp(Buffer.from(printedLabel(bottle, fineness * 2)))
      .png()
      .toFile(at('label.png'));
    await writeFile(at('scene.pov'), studio(bottleScene(bottle, at('label.png'))));
    const size = [`+W${sceneWidth * fineness}`, `+H${sceneHeight * fineness}`];
    const paths = [`+I${at('scene.pov')}`, `+O${at('picture.png')}`];
    await run('povray', [...paths, ...size, '+A0.1', '+AM1', '+R2', '+WT1', '-D'], {
      maxBuffer: 64 * 1024 * 1024,
    });
    const draft = `${file}.draft`;
    await sharp(at('picture.png')).avif({ quality: 64, effort: 5, chromaSubsampling: '4:4:4' }).toFile(draft);
    await rename(draft, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
