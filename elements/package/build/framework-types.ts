// The elements' typings for each framework: types/react.d.ts and so on, all derived from the one table types/elements.d.ts.

const table = "import type { AirsideElements } from './elements.js';\n\ntype Tag = keyof AirsideElements;\n";

/** What every framework's own attributes give way to. */
const own = `type Own<T extends Tag> = AirsideElements[T]['attributes'] & AirsideElements[T]['properties'];
`;

const handlers = (prefix: string): string => `type Handlers<T extends Tag> = {
  [Name in keyof AirsideElements[T]['events'] & string as \`${prefix}\${Name}\`]?: (
    event: AirsideElements[T]['events'][Name],
  ) => void;
};
`;

/** What a tag's own content asks of frameworks that take children of theirs for it. */
const content = `type Content<T extends Tag> = AirsideElements[T]['content'] extends 'own'
  ? OwnContent & { children?: never }
  : {};
`;
const contentTable = `import type { OwnContent } from '../lib/elements/package/hydration.js';\n${table}`;

/** React 19 hands what begins with "on" to addEventListener as it is written. */
const react = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
${contentTable}
${own}${content}${handlers('on')}type Html<E> = DetailedHTMLProps<HTMLAttributes<E>, E>;
type Props<T extends Tag> = Omit<Html<AirsideElements[T]['element']>, keyof Own<T> | keyof Content<T>> &
  Own<T> &
  Content<T> &
  Handlers<T>;
type AirsideProps = { [T in Tag]: Props<T> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AirsideProps {}
  }
}
`;

const preact = `import type { HTMLAttributes } from 'preact';
${contentTable}
${own}${content}${handlers('on')}type Html<E extends EventTarget> = HTMLAttributes<E>;
type Props<T extends Tag> = Omit<Html<AirsideElements[T]['element']>, keyof Own<T> | keyof Content<T>> &
  Own<T> &
  Content<T> &
  Handlers<T>;
type AirsideProps = { [T in Tag]: Props<T> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends AirsideProps {}
  }
}
`;

/** Vue's own recipe for elements of others; a tag counts as a component whose class has these two. */
const vue = `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${table}
${own}type Emits<T extends Tag> = {
  [Name in keyof AirsideElements[T]['events']]: (event: AirsideElements[T]['events'][Name]) => void;
};
type VueElement<T extends Tag> = new () => AirsideElements[T]['element'] & {
  $props: HTMLAttributes & PublicProps & Own<T>;
  $emit: EmitFn<Emits<T>>;
};
type VueElements = { [T in Tag]: VueElement<T> };

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
`;

/** \`onairside-…\` is Svelte 5, \`on:airside-…\` Svelte 4. */
const svelte = `import type { HTMLAttributes } from 'svelte/elements';
${table}
${own}${handlers('on')}type OldHandlers<T extends Tag> = {
  [Name in keyof AirsideElements[T]['events'] & string as \`on:\${Name}\`]?: (
    event: AirsideElements[T]['events'][Name],
  ) => void;
};
type Html<E extends EventTarget> = HTMLAttributes<E>;
type Props<T extends Tag> = Omit<Html<AirsideElements[T]['element']>, keyof Own<T>> &
  Own<T> &
  Handlers<T> &
  OldHandlers<T>;
type AirsideProps = { [T in Tag]: Props<T> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends AirsideProps {}
}
`;

/** By file name, without extension. Angular needs none: it takes events from the elements' own addEventListener, and checks no attributes. */
export const frameworkTypes = { react, preact, vue, svelte };
