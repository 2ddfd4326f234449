// What pages have that show no single element.
import sheet from './page.css?inline';

const adopted = new CSSStyleSheet();
adopted.replaceSync(sheet);
if (!document.adoptedStyleSheets.includes(adopted)) document.adoptedStyleSheets.push(adopted);

export const ownPage = {
  parameters: {
    options: { showPanel: false },
    controls: { disable: true },
    actions: { disable: true },
    layout: 'fullscreen',
  },
};
