// The sheets of declared roots, as files: a page that may be kept has no nonce, so nothing stands in it that needs one.
// One file for all roots of a page: what they share comes once.
import { createHash } from 'node:crypto';
import { alone, drawn, frame, sheetsOf } from './screens';
import served from './served.css?inline';

const folder = '/served/';

/** Texts by their addresses, from the root, which change with them. */
const texts = new Map<string, string>();
/** Addresses by the tag of the screen. */
const addresses = new Map<string, string>();

/** A rule for the element itself, in a sheet of one element, must not be one for others. */
const forOne = (sheet: string, tag: string): string =>
  sheet.replace(/:host(?![\w-])(\()?/g, (_, open?: string) => `:host(${tag}${open ? '' : ')'}`);

function sheetsFor(tags: readonly string[]): string {
  const uses = new Map<string, string[]>();
  for (const tag of tags)
    for (const sheet of new Set(sheetsOf(tag))) uses.set(sheet, [...(uses.get(sheet) ?? []), tag]);
  const own = [...uses].map(([sheet, [tag = '', ...others]]) => (others.length ? sheet : forOne(sheet, tag)));
  return [...own, served].join('\n');
}

/** What is drawn of the other pages is their frame. */
const noScreen = '';

const keep = (screen: string, tags: readonly string[]): void => {
  const text = sheetsFor(tags);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const address = `${folder}${screen.replace('airside-', '') || 'frame'}-${hash}.css`;
  texts.set(address, text);
  addresses.set(screen, address);
};

for (const screen of [...drawn.keys(), noScreen])
  if (!frame.includes(screen)) keep(screen, screen ? [...frame, screen] : frame);
for (const tag of alone.keys()) keep(tag, [tag]);

/** Address of the file with the sheets of a page. `screen`: the tag of its screen, '' where that is not drawn; or of an element that stands alone. */
export const sheetAddress = (screen: string): string => addresses.get(screen) ?? '';

/** Texts by their addresses: the build makes files of them (write-sheets.ts). */
export const sheets: ReadonlyMap<string, string> = texts;

/** What stands at an address, if it is one of these: where nobody has put the files of the build. */
export const sheetAt = (pathname: string): string | undefined => texts.get(pathname);
