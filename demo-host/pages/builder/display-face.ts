// The shop's display face for the builder's headings, as bytes: a page's font-src says nothing about those.
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?inline';

export async function loadDisplayFace(): Promise<void> {
  const base64 = marcellus.slice(marcellus.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  document.fonts.add(await new FontFace('Airside Display', bytes).load());
}
