// Waits until all of a page is drawn: no shape of what is to come, every picture and typeface there.
import type { Page } from 'playwright';

export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const every = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [
        one,
        ...(one.shadowRoot ? every(one.shadowRoot) : []),
      ]);
    /** What no frame around it cuts off: a gallery's next picture waits for its turn. */
    const inSight = async (): Promise<Element[]> => {
      const seen = await new Promise<IntersectionObserverEntry[]>((done) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          done(entries.filter((entry) => entry.intersectionRatio > 0));
        });
        for (const one of every(document)) observer.observe(one);
      });
      return seen.map(({ target }) => target).filter((one) => one.checkVisibility());
    };
    const isComing = (one: Element): boolean =>
      one instanceof HTMLImageElement
        ? !(one.complete && one.naturalWidth > 0)
        : one.matches('.skeleton, [aria-busy="true"], :not(:defined)');
    const end = performance.now() + 60_000;
    for (let coming = 1; coming; coming = (await inSight()).filter(isComing).length) {
      if (performance.now() > end) throw new Error('not all of it came');
      await new Promise((done) => setTimeout(done, 50));
    }
    const pictures = (await inSight()).filter((one) => one instanceof HTMLImageElement);
    await Promise.all(pictures.map((one) => (one as HTMLImageElement).decode()));
    await document.fonts.ready;
  });
}
