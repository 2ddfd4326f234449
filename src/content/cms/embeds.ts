// Films and maps of other sites inside editors' HTML: a short list of hosts, each in a frame that can reach nothing of ours.
import type { Addresses } from './addresses';

/** Origins for a page's frame-src. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const;

/** The address to show in a frame; undefined for what is not on the list. YouTube is asked not to follow the visitor. */
function embedAddress(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, 'https://none.invalid');
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  const film =
    /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname) && /^\/embed\/[\w-]+$/.test(url.pathname);
  if (film) url.hostname = 'www.youtube-nocookie.com';
  const isListed =
    film ||
    (url.hostname === 'player.vimeo.com' && /^\/video\/\d+/.test(url.pathname)) ||
    (url.hostname === 'www.openstreetmap.org' && url.pathname === '/export/embed.html');
  return isListed ? url.href : undefined;
}

/** A frame that is not on the list becomes a link to what it would have shown. */
export function tameFrames(content: DocumentFragment, addresses: Addresses, label: string): void {
  for (const frame of content.querySelectorAll('iframe')) {
    const address = frame.getAttribute('src') ?? '';
    const embed = embedAddress(address);
    if (embed) {
      frame.setAttribute('src', embed);
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
      frame.setAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
      frame.setAttribute('loading', 'lazy');
      frame.setAttribute('allow', 'fullscreen; picture-in-picture');
      if (!frame.title) frame.title = label;
      frame.classList.add('cms-embed');
      continue;
    }
    const target = addresses.file(address);
    if (!target) {
      frame.remove();
      continue;
    }
    const link = document.createElement('a');
    link.href = target;
    link.textContent = frame.title || new URL(target).hostname;
    frame.replaceWith(link);
  }
}
