// What a server draws of a page before any script (decision 018).
import type { PageAnswers } from '../../../src/transport/answers/page-answers';
import type { MissingFields } from '../missing-fields';

export interface FirstScreensOptions {
  /** The shop's own origin. */
  shopUrl: string;
  /** What the pages say on the loader's script, by name: 'store-view', 'locale' … (docs/embed.md) */
  attributes?: Readonly<Record<string, string>>;
  /** What the backend lacks. */
  missingFields?: MissingFields;
  /** How backend and content service are asked. */
  fetch: (request: Request) => Response | Promise<Response>;
}

export interface FirstScreen {
  /** HTML of <airside-header>. */
  header: string;
  /** HTML of the screen's element; undefined where that is one person's, or has nothing to show before its script. */
  screen?: string;
  /** HTML of <airside-footer>, whose code comes late. */
  footer: string;
  /** Path of the file with the sheets of its roots. */
  sheet: string;
  /** What stands in its <style> elements. */
  sheets: readonly string[];
  answers: PageAnswers;
  /** X-Magento-Tags of all answers. */
  tags: readonly string[];
}

export interface FirstScreens {
  /**
   * undefined where nothing can be drawn before its script. `readable`: what stands in the screen's element for browsers that know no declared roots, as HTML.
   */
  draw(
    url: URL,
    screen: { tag: string; attributes: Record<string, string> },
    readable: string,
  ): Promise<FirstScreen | undefined>;
  /** The sheet that stands at a path, if one does. */
  sheetAt(pathname: string): string | undefined;
}
