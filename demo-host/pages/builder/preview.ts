// The page of a stranger in which the builder shows an element: puts it there, dresses the page, and tells what it says.
import { contracts } from '../../../elements/contracts';
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
    document.body.dataset['wide'] = String(isWide(wanted.tag));
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
        };
        tell({ type: 'airside-preview-heard', heard });
      },
      { signal, capture: true },
    );
  // Nothing but this page and the shop's elements may change the place it is shown in.
  document.addEventListener('submit', (event) => event.preventDefault(), { signal });
  tell({ type: 'airside-preview-ready' });
  return () => ending.abort();
}

const eventNames = [...new Set(contracts.flatMap(({ events }) => Object.keys(events)))];

function knownAttributes(tag: string): string[] {
  return Object.keys(contracts.find((contract) => contract.tag === tag)?.attributes ?? {});
}

/** Frames and whole pages are no part of an article. */
function isWide(tag: string): boolean {
  const reserve = contracts.find((contract) => contract.tag === tag)?.reserve ?? '';
  return (
    ['airside-header', 'airside-footer', 'airside-mega-menu', 'airside-shop'].includes(tag) ||
    parseInt(reserve) > 480
  );
}
