// `airside/hydration`: for tags whose content stands in light DOM, in React's and Preact's templates.

/** What an element draws inside its tag is its own: React and Preact neither look for theirs there nor take it away. */
export interface OwnContent {
  /** Nothing, and the same object each time: another would be a change. */
  readonly dangerouslySetInnerHTML: { readonly __html: '' };
  /** Elements give themselves attributes, too. */
  readonly suppressHydrationWarning: true;
}

interface WithTrustedTypes {
  trustedTypes?: { emptyHTML: unknown };
}

/** Nothing that a page with Trusted Types lets through. */
const nothing = ((globalThis as WithTrustedTypes).trustedTypes?.emptyHTML ?? '') as '';

/** To be spread: `<airside-sign-in {...ownContent} />`. */
export const ownContent: OwnContent = {
  dangerouslySetInnerHTML: { __html: nothing },
  suppressHydrationWarning: true,
};
