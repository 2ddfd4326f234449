// What a page says of its own elements, so that it can be compared with and without ours.
import type { Frame } from '@playwright/test';

/** A line per element and property; without what follows from how much room our elements take. */
export async function ownStyles(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const follows = /size|width|height|inset|^(top|right|bottom|left)$|origin|^margin|^grid-template|locale/;
    const own = [...document.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('head') && ![...ancestors(element)].some((name) => name.startsWith('airside-')),
    );
    function* ancestors(element: Element): Generator<string> {
      for (let node: Element | null = element; node; node = node.parentElement) yield node.localName;
    }
    return own
      .filter(({ localName }) => localName !== 'script')
      .flatMap((element, index) => {
        const style = getComputedStyle(element);
        const keepsWidth = element.matches('h1, #letter, #letter *');
        return [...style]
          .filter((name) => !follows.test(name) || name === 'font-size' || (keepsWidth && name === 'width'))
          .map((name) => `${index} ${element.localName} ${name}: ${style.getPropertyValue(name)}`);
      });
  });
}
