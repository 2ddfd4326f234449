// How the previewed page is dressed: as other people's sites are, those of the host pages among them.
import type { HostTheme } from './state';

const text = async (...modules: Promise<{ default: string }>[]): Promise<string> =>
  (await Promise.all(modules)).map(({ default: css }) => css).join('\n');

export const hostThemes: Record<HostTheme, () => Promise<string>> = {
  plain: () => text(import('./themes/plain.css?inline')),
  dark: () => text(import('./themes/dark.css?inline')),
  bootstrap: () =>
    text(import('bootstrap/dist/css/bootstrap.min.css?inline'), import('./themes/article.css?inline')),
  wordpress: () => text(import('../hosts/wordpress.css?inline'), import('./themes/article.css?inline')),
  unset: () => text(import('../hosts/unset.css?inline')),
  rtl: () => text(import('./themes/plain.css?inline')),
};
