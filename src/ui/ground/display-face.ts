// The display face of headings. elements/kit/define.ts calls adoptDisplayFace(document) once an element connects:
// @font-face is ignored in shadow sheets, and a page's style-src says nothing about the Font Loading API.
import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url';

const family = 'Airside Display';
/** Its own “&” is an “et” that few read as one: the fallback has it. */
const allButAmpersand = 'U+0-25,U+27-10FFFF';
const adopted = new WeakSet<Document>();

/**
 * Makes 'Airside Display' and its size-adjusted fallback known to the page. Nothing is downloaded
 * before a heading uses the face; where font-src forbids it, the fallback stays.
 */
export function adoptDisplayFace(document: Document): void {
  if (adopted.has(document) || typeof FontFace === 'undefined' || !document.fonts) return;
  adopted.add(document);
  // A page that a server has drawn has them from the start.
  for (const { family: known } of document.fonts) if (known.includes(family)) return;
  const face = new FontFace(family, `url("${new URL(marcellus, import.meta.url).href}") format("woff2")`, {
    // What comes late is for the next page: nothing moves under the reader.
    display: 'optional',
    weight: '400',
    unicodeRange: allButAmpersand,
  });
  // Times and its metric twins, stretched to the width of the display face so that nothing shifts.
  const fallback = new FontFace(
    `${family} Fallback`,
    'local("Times New Roman"), local("TimesNewRomanPSMT"), local("Liberation Serif"), local("Tinos")',
    { ascentOverride: '86.6%', descentOverride: '25%', lineGapOverride: '0%', ...sizeAdjust('112%') },
  );
  document.fonts.add(face);
  document.fonts.add(fallback);
  // A missing local face is not an error worth telling; the stack goes on to the next family.
  fallback.load().catch(() => undefined);
}

/** The DOM typings do not know the size-adjust descriptor yet. */
function sizeAdjust(value: string): FontFaceDescriptors {
  return { sizeAdjust: value } as FontFaceDescriptors;
}
