// Draws the pictures of the first page when a shop is made, so that its first visitor does not wait for them.

/** As browsers ask for pictures today. */
const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';

/** Addresses of the backend's pictures in a page, in every size that a browser may choose. */
export function picturesIn(html: string, base: string): string[] {
  const values = [...html.matchAll(/\s(?:src|srcset|imagesrcset)="([^"]+)"/g)].map(([, value = '']) => value);
  const addresses = values
    .flatMap((value) => value.replaceAll('&amp;', '&').split(/,\s+/))
    .map((candidate) => new URL(candidate.trim().split(/\s/)[0] ?? '', base))
    .filter(({ origin, pathname }) => origin === new URL(base).origin && pathname.startsWith('/media/'));
  return [...new Set(addresses.map(({ href }) => href))];
}

/** `tell` hears how many of them are drawn. Never rejects: what is not drawn now is drawn when it is asked for. */
export async function drawFirstPage(
  shopUrl: string,
  tell: (done: number, all: number) => void,
  ask: typeof fetch = fetch,
): Promise<void> {
  try {
    const page = await ask(`${shopUrl}/`, { headers: { accept: 'text/html' } });
    const pictures = picturesIn(await page.text(), `${shopUrl}/`);
    for (const [index, address] of pictures.entries()) {
      tell(index, pictures.length);
      await (await ask(address, { headers: { accept } })).arrayBuffer();
    }
    tell(pictures.length, pictures.length);
  } catch {
    // The page itself will say what is wrong with it.
  }
}
