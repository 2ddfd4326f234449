// A locale made from en_US: every text in brackets, accented and a third longer, so that what is not from the catalogue stands out.
import { known as messages } from '../../src/words/known';
import { locales, type Catalogue } from '../../src/words/locales';

export const pseudoLocale = 'en_XA';

const plain = 'aceinorsuyzACEINOSUYZ';
const accented = 'áçéíñóřšúýžÁÇÉÍÑÓŠÚÝŽ';

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);
}

/** '⟦Řéḿóvé {name}···⟧': placeholders stay. */
export function pseudo(text: string): string {
  const said = text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 ? part : accent(part)))
    .join('');
  return `⟦${said}${'·'.repeat(Math.ceil(text.length * 0.3))}⟧`;
}

function translate<T>(value: T): T {
  if (typeof value === 'string') return pseudo(value) as T;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, translate(inner)]),
  ) as T;
}

/** Of every part of en_US, whether its feature is loaded or not. */
async function pseudoCatalogue(): Promise<Catalogue> {
  await Promise.all(Object.values(import.meta.glob('../../src/words/catalogue/*.ts')).map((part) => part()));
  return translate(messages) as Catalogue;
}

/** Makes the shop able to speak it. */
export function addPseudoLocale(): void {
  locales.set(pseudoLocale, pseudoCatalogue);
}
