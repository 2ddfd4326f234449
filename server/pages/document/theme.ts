// The sheet of tokens that a shop's pages wear (docs/theme.md).
import { escapeHtml } from '../../http/html';

/** Throws for what is no path on the shop's own origin: the policy of its pages lets no other sheet in. */
export function checkTheme(theme: string | undefined, shopUrl: string): void {
  if (theme === undefined) return;
  const address = theme.startsWith('/') && URL.canParse(theme, shopUrl) && new URL(theme, shopUrl);
  if (address && address.origin === new URL(shopUrl).origin) return;
  throw new Error(
    `theme must be a path on the shop's own origin, like /themes/dark.css, not ${JSON.stringify(theme)}.`,
  );
}

export const themeLink = (theme: string | undefined): string =>
  theme ? `<link rel="stylesheet" href="${escapeHtml(theme)}">\n` : '';
