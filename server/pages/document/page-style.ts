// The page's own sheet, allowed by its hash: a page that may be kept has no nonce.
import { createHash } from 'node:crypto';

/** Its height (elements/tags/shop/shop.css): what comes below stands below the screen from the start. */
const header = 'var(--_header)';
const headers =
  'airside-shop{--_header:69px}@media(width>=960px){airside-shop{--_header:140px}}@media(width>=1280px){airside-shop{--_header:88px}}@media(width>=960px){airside-shop:has(>main>:is(airside-checkout,[data-enclosed])){--_header:65px}}';

/**
 * What stands round <airside-shop>, and round what the server has drawn of it (src/navigation, elements/tags/shop have the rest).
 * Text is as large as the browser is set to; any theme may say otherwise.
 * The shop is laid out alike before and after its code is there: of another display, all that is in it would be laid out anew.
 * What only reads well keeps its place unseen while a script is awaited; where that does not come, it appears.
 */
const frame = `
html{background:var(--airside-paper,#fffdf9);color:var(--airside-ink,#151a26);color-scheme:var(--airside-color-scheme,normal);font:100%/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif}
body{margin:0}
:where(:root){--airside-text-size:1rem}
${headers}
airside-shop,body>airside-shop:not(:defined){display:flex;flex-direction:column;min-height:100vh}
airside-shop>airside-header{min-height:${header}}
airside-shop>main{flex:1 0 auto;width:100%;min-height:calc(100vh - ${header});min-height:calc(100svh - ${header})}
airside-shop>:is(airside-header,airside-footer),airside-shop>main>*{display:block}
.shop-read{box-sizing:border-box;width:100%;max-width:1440px;margin:0 auto;padding:32px 20px}
.shop-read h1,.shop-read h2{font-family:Georgia,serif;font-weight:400;line-height:1.2}
.shop-read a{color:var(--airside-accent,#7d5a1e)}
.shop-read>nav ul{display:flex;flex-wrap:wrap;gap:4px 24px;padding:0;list-style:none}
.shop-read img{max-width:100%;height:auto}
.shop-floor{margin:0;padding:12px 20px;background:var(--airside-ivory,#f6f1e7);text-align:center}
airside-shop:defined>.shop-floor{display:none}
@media(scripting:enabled){airside-shop:not(:defined) :is(.shop-floor,main>.shop-read){animation:airside-wait 4s step-end}.shop-floor{position:fixed;z-index:200;inset:auto 0 0}@keyframes airside-wait{from{visibility:hidden}}}
`.replace(/\n/g, '');

/** src/ui/ground/display-face.ts makes the same known where a page does not: what is drawn before any script has its face at once. */
const face = (file: string): string =>
  `@font-face{font-family:'Airside Display';src:url(${JSON.stringify(file)}) format('woff2');font-weight:400;font-display:optional;unicode-range:U+0-25,U+27-10FFFF}` +
  "@font-face{font-family:'Airside Display Fallback';src:local('Times New Roman'),local('TimesNewRomanPSMT'),local('Liberation Serif'),local('Tinos');ascent-override:86.6%;descent-override:25%;line-gap-override:0%;size-adjust:112%}";

/** `preload`: files that the page asks for; the face of headings may be one of them. */
export function pageStyle(preload: readonly string[]): string {
  const file = preload.find((each) => each.endsWith('.woff2'));
  return frame + (file ? face(file) : '');
}

/** As a policy names what it allows. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
