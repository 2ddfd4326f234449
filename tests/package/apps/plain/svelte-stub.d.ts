// Stands in for Svelte's typings, which are not installed here: the two names that ours build on.
declare module 'svelte/elements' {
  export interface HTMLAttributes<T extends EventTarget> {
    class?: string;
    onclick?: (event: MouseEvent & { currentTarget: T }) => void;
  }
  export interface SvelteHTMLElements {
    p: HTMLAttributes<HTMLParagraphElement>;
  }
}
