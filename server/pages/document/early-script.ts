// The script in the page itself, allowed by its hash: what cannot wait for the loader. Its data stand on its element.
import { escapeHtml } from '../../http/html';
import { bagMark } from '../../../src/cart/crossing/mark';
import { viewParameter } from '../../../src/routing/view-parameter';
import { recordPrefix } from '../../../src/storage/stored-records';
import { answersLast } from '../../../src/transport/answers/page-answers';
import { cartIdMark } from './early-cart';

export interface EarlyData {
  /** ms since 1970, when what the server has drawn was asked. */
  at?: number;
  /** Chunks and faces of a drawn page. */
  files?: readonly string[];
  /** ms that they wait for what is seen before them. */
  wait?: number;
  /** How a guest's cart is asked for (early-cart.ts). */
  cart?: string;
}

/**
 * `read` answers what the shop has stored (src/storage/stored-records.ts). `brought`: the link says a store view or currency. Where
 * bytes are dear nothing is prepared (speculation.ts; as src/late/frugal.ts has it).
 */
const start = `
const d=document,{at,files,wait,cart}=d.currentScript.dataset,{saveData,effectiveType}=navigator.connection||{};
const read=k=>{try{const r=JSON.parse(localStorage.getItem('${recordPrefix}__'+location.origin+'/graphql__'+k));return r&&!(r.ttl&&Date.now()-r.timeStored>r.ttl*1e3)?r.value:undefined}catch{}};
const brought=/[?&]${viewParameter}=/.test(location.search);
if(saveData||/2g/.test(effectiveType))d.getElementById('airside-next')?.remove();`;

/** `isSomebody`: the visitor has a name, a store view or a currency, kept or `brought`. */
const somebody = `
const isSomebody=()=>{try{return brought||Object.keys(localStorage).some(k=>/__(signin_token|store_view_(code|currency))$/.test(k))}catch{}};`;

/**
 * Prices stay unseen until the shop has asked for them itself, where the page is older than its answers last, or they are not a
 * guest's (server/render/served.css); of a page that was prepared, that is looked at again when it is opened.
 */
const prices = `
const look=()=>{if(isSomebody()||Math.abs(Date.now()-at)>${answersLast})d.documentElement.style.setProperty('--airside-served-prices','hidden')};
look();`;

/** A bag that a link has brought leaves the address before any other script can read it, and waits for the shop (elements/kit/arrive.ts). */
const address = `
const come=/^#${bagMark}=([\\w-]+)$/.exec(location.hash)?.[1];
try{if(come)sessionStorage.setItem('${bagMark}',come);d.airsideBag=sessionStorage.getItem('${bagMark}')??undefined}catch{d.airsideBag=come};
if(come)history.replaceState(history.state,'',location.pathname+location.search);`;

/** Which button was pressed is kept for the element that takes the page over (elements/kit/takeover/hand-over.ts), unless it has opened something by itself. */
const press = `
addEventListener('click',e=>{const b=e.composedPath().find(n=>n.localName==='button');if(b&&!b.commandForElement)d.airsidePressed=b},{capture:true,passive:true});`;

/** ms from a request to its answer: a line that has them to spare for a face. */
const quickLine = 150;

/**
 * What is seen has the line to itself for a moment; then come script and face. Where the page was answered quickly the face comes
 * at once: later than the first paint it is for the next page (page-style.ts).
 */
const later = `
if(files){const isFace=f=>/woff2$/.test(f),face={rel:'preload',as:'font',type:'font/woff2',crossOrigin:''},
ask=hrefs=>{for(const href of hrefs)d.head.append(Object.assign(d.createElement('link'),isFace(href)?face:{rel:'modulepreload'},{href}))},
isQuick=performance.getEntriesByType('navigation').some(n=>n.responseStart-n.requestStart<${quickLine}),
isFirst=f=>!+wait||isQuick&&isFace(f),all=files.split(' ');
ask(all.filter(isFirst));
setTimeout(()=>ask(all.filter(f=>!isFirst(f))),+wait)}`;

/** The last known count stands with the bag; a guest's cart is asked for at once, and its answer kept for the shop (src/transport/answers/early-answer.ts). */
const bag = `
const visit=()=>{const id=read('cartId');let known=read('cartCount');
const paint=()=>{const bag=d.querySelector('airside-header[data-served]')?.shadowRoot?.querySelector('.mini-cart-trigger');
if(bag&&known>0){const b=bag.querySelector('.mini-cart-badge')??bag.appendChild(d.createElement('span'));b.className='mini-cart-badge';b.part='badge';b.ariaHidden='true';b.textContent=known>99?'99+':known}
return bag};
if(at&&!paint())new MutationObserver((_,o)=>paint()&&o.disconnect()).observe(d,{childList:true,subtree:true});
if(id&&cart&&!isSomebody()){const url=location.origin+cart.replace('${cartIdMark}',encodeURIComponent(id)),
response=fetch(url,{headers:{accept:'application/json'},cache:'no-store',credentials:'include'}),
count=response.then(r=>r.clone().json()).then(r=>r.data.cart.total_quantity);
d.airsideEarly={url,response,count,at:Date.now()};
count.then(n=>{known=n;paint()}).catch(()=>{})}};
if(d.prerendering)d.addEventListener('prerenderingchange',()=>{look();visit()},{once:true});else visit()`;

const written = (...parts: string[]): string => `{${parts.join('')}}`.replace(/\n/g, '');

export const earlyScript = written(start, address, somebody, prices, press, later, bag);

/**
 * Of an element that stands by itself in a page of another site, which may have settings of its own for the shop: on the loader's line
 * before it, or on an element round it. What the backend lacks is written on that line, as it stands on those of our pages.
 */
const ownScript = written(
  `
const d=document,{at,missing}=d.currentScript.dataset,loader=d.querySelector('script[src*="/airside"]');
const brought=d.querySelector('script[data-store-view],script[src*="store-view="],airside-store');
if(loader&&missing!=null)loader.dataset.missingFields??=missing;`,
  somebody,
  prices,
  press,
  `
d.addEventListener('prerenderingchange',look,{once:true})`,
);

function script(text: string, data: Record<string, unknown>): string {
  const attributes = Object.entries(data).map(([name, value]) =>
    value === undefined ? '' : ` data-${name}="${escapeHtml(String(value))}"`,
  );
  return `<script${attributes.join('')}>${text}</script>`;
}

/** The element, for the page's head. */
export const earlyElement = ({ at, files, wait, cart }: EarlyData): string =>
  `${script(earlyScript, { at, files: files?.join(' '), wait, cart })}\n`;

/** To stand in such an element. `missing`: what the backend lacks, where that is known. */
export const ownElement = (at: number, missing: string | undefined): string =>
  script(ownScript, { at, missing });
