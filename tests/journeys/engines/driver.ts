// What a walk needs of a browser, whoever drives it: kept so small that WebDriver and WebDriver BiDi both have all of it.
import { locate, type Query } from './locate';

export type Engine = 'chromium' | 'firefox' | 'webkit';

export interface OpenOptions {
  /** CSS px. */
  width?: number;
  height?: number;
  /** Source of a script that runs before each page's own; not in WebKit, whose driver has no such thing. */
  before?: string;
}

/** One browser with storage of its own. */
export interface EngineBrowser {
  readonly engine: Engine;
  open(options?: OpenOptions): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Keys by their names in DOM events. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'Space';

export interface EnginePage {
  /** Until its `load`. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page; what it is given and answers travels as JSON. */
  evaluate<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** The first one in sight; undefined where there is none. */
  find(query: Query): Promise<EngineElement | undefined>;
  /** As `evaluate`, of that one. */
  ask<Args extends readonly unknown[], Answer>(
    query: Query,
    run: (element: HTMLElement | undefined, ...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** To what has the focus. */
  press(key: Key, modifier?: 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /** Does something in the frame whose address has this in it. */
  inFrame(address: string, run: (frame: EngineFrame) => Promise<void>): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type EngineFrame = Pick<EnginePage, 'find' | 'ask'>;

export interface EngineElement {
  /** With a real pointer, in its middle. */
  click(): Promise<void>;
  /** With real keys, behind what is there. */
  type(text: string): Promise<void>;
}

/** What both protocols can send: the text of a call. */
export const callOf = (run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${sourceOf(run)})(${textOf(args)})`;

/** The same for `ask`. */
export const askOf = (query: Query, run: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${sourceOf(run)})(${textOf([callOf(locate, [query])], String)}${args.length ? ',' : ''}${textOf(args)})`;

const textOf = (args: readonly unknown[], write = (arg: unknown) => JSON.stringify(arg) ?? 'undefined') =>
  args.map(write).join(',');

/** The compiler of our scripts may have written `__name` into a function. */
const sourceOf = (run: (...args: never[]) => unknown) => `((__name) => ${run.toString()})((named) => named)`;
