// The sheet that all pages of a signed-in customer share.
import page from './account-page.css?inline';

export const accountPageStyles: readonly string[] = [page];
