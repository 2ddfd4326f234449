// What a server draws of a page before any script (decision 018).
import type { PageAnswers } from '../../../src/transport/answers/page-answers';
import { jsonInHtml } from '../../http/html';
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
  /** Nothing is missing that the next visitor would be given. */
  isWhole: boolean;
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
  /** One element for a page of another site; undefined where none of this tag is drawn alone. What its contract does not have of `attributes` is left out. */
  drawElement(tag: string, attributes: Record<string, string>): Promise<ServedElement | undefined>;
  /** The sheet that stands at a path, if one does. */
  sheetAt(pathname: string): string | undefined;
}

/** An element that stands by itself in a page that is not ours. */
export interface ServedElement {
  /** With its root and its answers; the tag alone where the backend has not answered. */
  html: string;
  isDrawn: boolean;
  /** X-Magento-Tags of all answers. */
  tags: readonly string[];
}

/** For browsers, which take them at once (elements/kit/takeover/answered-by-page.ts). */
export const answersElement = (answers: PageAnswers): string =>
  `<script type="application/json" class="airside-answers">${jsonInHtml(answers)}</script>`;

/** RFC 9213. Browsers ask again what has come of age on the way (early-script.ts). */
export const keptByCdn = (tags: readonly string[]): Record<string, string> => ({
  'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
  ...(tags.length > 0 ? { 'x-magento-tags': tags.join(',') } : {}),
});
