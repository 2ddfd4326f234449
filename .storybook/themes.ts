// The themes as places of Storybook wear them: on the part of the page that says so, not on all of it.
import dark from '../elements/themes/dark.css?inline';
import market from '../elements/themes/market.css?inline';

const scoped = (name: string, css: string): string =>
  css.replace(/:root(?=\s*\{)/, `[data-airside-theme='${name}']`);

const place = `
  .airside-place {
    box-sizing: border-box;
    padding: 24px;
    background: var(--airside-paper, #fffdf9);
    color: var(--airside-ink, #151a26);
    font-family: var(--airside-font, system-ui, sans-serif);
  }
  .sb-show-main .airside-place:not(.sbdocs *) { min-block-size: 100vh; }
`;

export function adoptThemes(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(place + scoped('dark', dark) + scoped('market', market));
  document.adoptedStyleSheets.push(sheet);
}
