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
    const isInSight = (one: Element): boolean => {
      const { top, left, right } = one.getBoundingClientRect();
      return one.checkVisibility() && top < innerHeight && left < innerWidth && right > 0;
    };
    const isComing = (one: Element): boolean =>
      one instanceof HTMLImageElement
        ? isInSight(one) && !(one.complete && one.naturalWidth > 0)
        : one.matches('.skeleton, [aria-busy="true"], :not(:defined)') && isInSight(one);
    const end = performance.now() + 60_000;
    while (every(document).some(isComing)) {
      if (performance.now() > end) throw new Error('not all of it came');
      await new Promise((done) => setTimeout(done, 50));
    }
    const pictures = every(document).filter((one) => one instanceof HTMLImageElement && isInSight(one));
    await Promise.all(pictures.map((one) => (one as HTMLImageElement).decode()));
    await document.fonts.ready;
  });
}
