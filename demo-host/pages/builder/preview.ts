// The page of a stranger in which the builder shows an element: puts it there, dresses the page, and tells what it says.
import { connectAdobeDataLayer } from '../../../elements/analytics/adobe';
import { connectDataLayer } from '../../../elements/analytics/ga4';
import { contracts } from '../../../elements/build/contracts';
import { hostThemes } from './host-themes';
import { sendable, type FromPreview, type Show, type ToPreview } from './preview-messages';

/** `place` is where the element goes. Answers how to stop. */
export function startPreview(place: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const tell = (message: FromPreview): void => parent.postMessage(message, location.origin);
  const sheet = new CSSStyleSheet();
  const tokenSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet, tokenSheet);
  let dressed = '';

  const dress = async ({ theme, tokens }: Show): Promise<void> => {
    const lines = Object.entries(tokens).map(([name, value]) => `${name}: ${value};`);
    tokenSheet.replaceSync(`:root { ${lines.join(' ')} }`);
    if (theme === dressed) return;
    dressed = theme;
    const css = (await hostThemes[theme as keyof typeof hostThemes]?.()) ?? '';
    if (dressed !== theme) return;
    sheet.replaceSync(css);
    document.documentElement.dir = theme === 'rtl' ? 'rtl' : 'ltr';
  };

  const show = (wanted: Show): void => {
    void dress(wanted);
    if (!contracts.some(({ tag }) => tag === wanted.tag)) return;
    document.body.dataset['layout'] = layoutOf(wanted.tag);
    let element = place.firstElementChild;
    if (element?.localName !== wanted.tag)
      place.replaceChildren((element = document.createElement(wanted.tag)));
    // The shop lives below this very address.
    const own: Record<string, string> = wanted.tag === 'airside-shop' ? { base: location.pathname } : {};
    const next = { ...wanted.attributes, ...own };
    for (const { name } of [...element.attributes])
      if (knownAttributes(wanted.tag).includes(name) && !(name in next)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(next))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };

  // Before us, so that what they push for an event is there when we tell of it.
  const disconnect = [connectDataLayer({ consent: true }), connectAdobeDataLayer({ consent: true })];
  addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<ToPreview>) => {
      if (origin === location.origin && source === parent && data?.type === 'airside-preview-show')
        show(data.show);
    },
    { signal },
  );
  for (const name of eventNames)
    document.addEventListener(
      name,
      (event) => {
        const [target] = event.composedPath();
        const heard = {
          name,
          target: target instanceof Element ? `<${target.localName}>` : 'document',
          detail: sendable((event as CustomEvent).detail),
          ga4: taken('dataLayer'),
          adobe: taken('adobeDataLayer'),
        };
        tell({ type: 'airside-preview-heard', heard });
      },
      { signal },
    );
  // Nothing but this page and the shop's elements may change the place it is shown in.
  document.addEventListener('submit', (event) => event.preventDefault(), { signal });
  tell({ type: 'airside-preview-ready' });
  return () => {
    ending.abort();
    disconnect.forEach((stop) => stop());
  };
}

/** What a tag manager would find in its queue now. */
function taken(layer: 'dataLayer' | 'adobeDataLayer'): unknown[] {
  const queue = (globalThis as unknown as Record<string, unknown[] | undefined>)[layer] ?? [];
  return queue.splice(0).map(sendable);
}

const eventNames = [...new Set(contracts.flatMap(({ events }) => Object.keys(events)))];

function knownAttributes(tag: string): string[] {
  return Object.keys(contracts.find((contract) => contract.tag === tag)?.attributes ?? {});
}

/** page: nothing else is on it. frame: from edge to edge. Anything else stands in an article. */
function layoutOf(tag: string): string {
  if (['airside-header', 'airside-mega-menu'].includes(tag)) return 'frame top';
  if (tag === 'airside-footer') return 'frame bottom';
  const reserve = contracts.find((contract) => contract.tag === tag)?.reserve ?? '';
  return tag === 'airside-shop' || parseInt(reserve) > 480 ? 'page' : 'article';
}
