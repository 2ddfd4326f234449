// Where the shopper goes on after signing in.

const pagesOfAccess = /^\/(sign-in|create-account|forgot-password|customer\/account\/)/;

/** The path that was asked for, if it is one of this shop and needs no sign-in itself; else the home page. */
export function originPath(origin: string | undefined): string {
  // '//' and '/\' begin the address of another site.
  return origin && /^\/(?![/\\])/.test(origin) && !pagesOfAccess.test(origin) ? origin : '/';
}
