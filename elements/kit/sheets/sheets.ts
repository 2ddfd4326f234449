// Style sheets of elements: one shared object per text, adopted by shadow roots.

const made = new Map<string, CSSStyleSheet>();

/** The same text is parsed once per page. */
export function sheetOf(text: string): CSSStyleSheet {
  let sheet = made.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    made.set(text, sheet);
  }
  return sheet;
}

export function adoptStyles(root: ShadowRoot, styles: readonly string[]): void {
  root.adoptedStyleSheets = styles.map(sheetOf);
}

/** Behind the sheets that are there, each once. */
export function addStyles(root: DocumentOrShadowRoot, styles: readonly string[]): void {
  for (const sheet of styles.map(sheetOf))
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
