// Every story in a real browser, in front of the embedded backend: drawn, without a complaint in the console, and axe agrees.
import axe from 'axe-core';
import { page as browser } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../elements/index';
import type { Contract } from '../../elements/kit/contract';
import { htmlOf, placedHtml, type Story } from '../../.storybook/element-story';
import { prepareShop } from '../../.storybook/prepare-shop';
import { directRequests } from '../../.storybook/requests';
import { adoptThemes } from '../../.storybook/themes';
import { drawnParts } from './drawn-parts';
import { unseenParts } from './unseen-parts';

interface StoryFile {
  default: { title: string; args: object; parameters: { contract: () => Contract } };
  [story: string]: unknown;
}

const files = Object.values(
  import.meta.glob<StoryFile>('../../elements/tags/*/*.stories.ts', { eager: true }),
);

const [wide, narrow] = [1440, 360];

/** By tag, what its stories have drawn up to now. */
const parts = new Map<string, Set<string>>();

const complaints: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  complaints.push(String('reason' in event ? event.reason : event.message));
};

/** Makes a test per element whose title starts with one of `groups`. */
export function testStories(...groups: string[]): void {
  directRequests(`${location.origin}/embedded`);
  adoptThemes();

  beforeEach(() => {
    complaints.length = 0;
    vi.spyOn(console, 'error').mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ')),
    );
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
  });
  afterEach(() => {
    document.body.replaceChildren();
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
    vi.restoreAllMocks();
  });

  const chosen = files.filter(
    // The shop owns the page's history; it has tests and journeys of its own.
    ({ default: { title } }) =>
      title !== 'Whole shop/Shop' && groups.some((group) => title.startsWith(`${group}/`)),
  );
  const told = chosen.map(({ default: meta, ...exported }) => ({
    meta,
    title: meta.title,
    stories: Object.entries(exported).map(([name, story]) => drawn(meta, name, story as Story)),
  }));
  it.each(told)('$title', async ({ stories }) => {
    const still = stories.filter(({ story, name }) => !story.play && name !== 'Failing');
    await look(
      still.filter(({ isNarrow }) => !isNarrow),
      wide,
    );
    await look(
      still.filter(({ isNarrow }) => isNarrow),
      narrow,
    );
    // What a visitor opens lies over everything else.
    for (const one of stories.filter(({ story }) => story.play)) await look([one], wide);
  });

  it('a shop that fails', async () => {
    // All at once: each waits for the shop to try again.
    await look(
      told.flatMap(({ stories }) => stories.filter(({ name }) => name === 'Failing')),
      wide,
    );
  });

  // Last: of what the tests before have drawn.
  it.each(told)('$title draws the parts that it documents, and no others', async ({ meta, stories }) => {
    const { tag, parts: documented } = meta.parameters.contract();
    const unseen = unseenParts[tag.replace('airside-', '')]?.split(' ') ?? [];
    const drawn = () => parts.get(tag) ?? new Set<string>();
    const missing = () =>
      Object.keys(documented).filter((part) => !drawn().has(part) && !unseen.includes(part));
    // What is loaded when a page rests was not there yet, perhaps.
    for (const story of missing().length ? stories : []) await lookLonger(story, missing);
    expect({
      undocumented: [...drawn()].filter((part) => !Object.hasOwn(documented, part)),
      missing: missing(),
      unknown: unseen.filter((part) => !Object.hasOwn(documented, part)),
    }).toEqual({ undocumented: [], missing: [], unknown: [] });
  });
}

interface Drawn {
  name: string;
  story: Story;
  isNarrow: boolean;
  place: HTMLElement;
}

function drawn({ args: usual, parameters }: StoryFile['default'], name: string, story: Story): Drawn {
  const contract = parameters.contract();
  const { args, parameters: { element = {} } = {}, globals = {} } = story;
  const place = document.createElement('div');
  place.id = `${contract.tag}-${name}`;
  place.className = 'airside-place';
  place.dir = String(globals.direction ?? 'ltr');
  place.dataset.airsideTheme = String(globals.theme ?? 'light');
  place.dataset.html = placedHtml(htmlOf(contract, { ...usual, ...args }, element), element.shop);
  return { name, story, place, isNarrow: Boolean(globals.viewport) };
}

/** Until a part is there that no look has seen. */
async function lookLonger(one: Drawn, missing: () => string[]): Promise<void> {
  const before = missing().length;
  if (!before) return;
  await draw([one], one.isNarrow ? narrow : wide);
  await one.story.play?.({ canvasElement: document.body });
  for (let rest = 0; rest < 20 && missing().length === before; rest += 1) {
    rememberParts();
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function draw(stories: Drawn[], width: number): Promise<void> {
  await browser.viewport(width, 900);
  await Promise.all(stories.map(({ story }) => prepareShop(story.parameters?.element?.shop ?? 'usual')));
  for (const { place } of stories) place.innerHTML = place.dataset.html ?? '';
  document.body.replaceChildren(...stories.map(({ place }) => place));
}

async function look(stories: Drawn[], width: number): Promise<void> {
  if (!stories.length) return;
  await draw(stories, width);
  for (const { story } of stories) await story.play?.({ canvasElement: document.body });
  await vi.waitFor(() => expect(coming()).toEqual([]), { timeout: 60_000, interval: 50 });
  await motion();
  rememberParts();
  // A theme changes colours alone, and a direction everything else.
  const ofTheme = stories.filter(({ place }) => place.dataset.airsideTheme !== 'light');
  const turned = stories.filter(({ place }) => place.dir === 'rtl');
  const plain = stories.filter((story) => !ofTheme.includes(story) && !turned.includes(story));
  const serious = [
    ...(await violations(plain, {})),
    ...(await violations(ofTheme, { runOnly: ['color-contrast'] })),
    ...(await violations(turned, { rules: { 'color-contrast': { enabled: false } } })),
  ];
  // Parts that came in the meantime as well.
  rememberParts();
  expect({ serious, complaints }).toEqual({ serious: [], complaints: [] });
}

async function violations(stories: Drawn[], options: axe.RunOptions): Promise<string[]> {
  if (!stories.length) return [];
  const include = stories.map(({ place }) => place);
  const found = await axe.run({ include }, { resultTypes: ['violations'], ...options });
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.flat().join(' ')} ${html}`));
}

function rememberParts(): void {
  for (const element of deep(document.body)) {
    const { localName: tag } = element;
    if (tag.startsWith('airside-'))
      parts.set(tag, new Set([...(parts.get(tag) ?? []), ...drawnParts(element)]));
  }
}

/** What is still on its way, of stories that do not show just that. */
function coming(): string[] {
  return [...deep(document.body)]
    .filter(
      (element) =>
        element.matches('.skeleton, [aria-busy="true"], :not(:defined), [style*="min-block-size"]') &&
        element.checkVisibility(),
    )
    .filter((element) => !placeAbove(element).endsWith('-Loading'))
    .map((element) => `${placeAbove(element)}: ${element.localName}.${element.className}`);
}

function placeAbove(element: Element): string {
  let above: Element | null = element;
  while (above && !above.classList.contains('airside-place'))
    above = above.parentElement ?? (above.getRootNode() as ShadowRoot).host ?? null;
  return above?.id ?? '';
}

/** Colours are as they will be. */
async function motion(): Promise<void> {
  await vi.waitFor(() => expect(moving()).toEqual([]), { timeout: 60_000, interval: 50 });
}

/** A document does not tell of what moves in the shadow roots in it. */
function moving(): Animation[] {
  const shadows = [...deep(document.body)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document, ...shadows]
    .flatMap((root) => root.getAnimations())
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
}

function* deep(root: ParentNode): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* deep(element.shadowRoot);
  }
}
