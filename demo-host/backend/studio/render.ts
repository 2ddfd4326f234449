// Pictures that POV-Ray traces, as AVIF.
import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { bannerHeight, type Arrangement } from '../images/art/banner';
import { bottleOf } from '../images/art/design';
import type { Subject } from '../images/art/subject';
import type { View } from '../images/rendered';
import { bannerScene, stageOf } from './banner';
import { bottleScene, printedLabel } from './bottle';
import { closeStage, packshotStage, studio, type Stage } from './studio';

const run = promisify(execFile);

interface Work {
  stage: Stage;
  /** Points of the picture for each unit of the drawing. */
  fineness: number;
  /** Whose labels are printed first. */
  subjects: readonly Subject[];
  /** `labels`: their files, in the order of the subjects. */
  scene(labels: readonly string[]): string;
}

/** Rejects where POV-Ray is not installed, and where it fails; `file` is there whole or not at all. */
async function trace({ stage, fineness, subjects, scene }: Work, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'airside-studio-'));
  const at = (name: string) => join(folder, name);
  try {
    const labels = subjects.map((_, index) => at(`label-${index}.png`));
    for (const [index, subject] of subjects.entries())
      await sharp(Buffer.from(printedLabel(bottleOf(subject), fineness * 2)))
        .png()
        .toFile(labels[index]!);
    await writeFile(at('scene.pov'), scene(labels));
    const size = [`+W${Math.round(stage.width * fineness)}`, `+H${Math.round(stage.height * fineness)}`];
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

function bottleAlone(subject: Subject, view: View): Work {
  const bottle = bottleOf(subject);
  const [fineness, subjects] = [1.2, [subject]];
  if (view === 'whole') {
    const scene = ([label = '']: readonly string[]) => studio(bottleScene(bottle, label), packshotStage);
    return { stage: packshotStage, fineness, subjects, scene };
  }
  const { top, bottom } = bottle.label;
  const stage = closeStage(bottle.body.bottom - (top + bottom) / 2);
  // Turned a little, it shows its glass beside its label.
  const scene = ([label = '']: readonly string[]) =>
    studio(`union {\n${bottleScene(bottle, label)}\nrotate 10*y\n}`, stage);
  return { stage, fineness: fineness * 2, subjects, scene };
}

export const renderBottle = (subject: Subject, view: View, file: string): Promise<void> =>
  trace(bottleAlone(subject, view), file);

/** Tall ones and those hardly wider are for phones, whose screens are finer; those with words fill a screen. */
const finenessOf = ({ width, hasWords }: Arrangement): number =>
  width < bannerHeight ? 1.2 : hasWords || width < bannerHeight * 1.4 ? 0.9 : 0.7;

export const renderBanner = (arrangement: Arrangement, file: string): Promise<void> =>
  trace(
    {
      stage: stageOf(arrangement),
      fineness: finenessOf(arrangement),
      subjects: arrangement.places.map(({ subject }) => subject),
      scene: (labels) => bannerScene(arrangement, labels),
    },
    file,
  );
