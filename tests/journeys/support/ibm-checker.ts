// IBM's checker beside axe: it asks other questions, by the same criteria.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const script = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Rules that are not asked, each with the reason. */
const leftOut: Record<string, string> = {
  aria_child_tabbable:
    'Options of a combobox have no focus of their own: aria-activedescendant says which is meant.',
  input_autocomplete_valid:
    'It lets no user name be an email address, as ours are; axe looks at the names as well.',
  label_content_exists:
    'It takes text for assistive technology alone, as that of the stars, for hidden; axe asks for names as well.',
};

/** They count what is behind a modal window, where nobody comes. */
const blindToModals = ['fieldset_label_valid'];

interface Result {
  ruleId: string;
  message: string;
  snippet: string;
  path: { dom: string };
  value: [policy: string, outcome: string];
}

/** What it calls a violation of WCAG 2.2 A or AA, and is sure of. Evaluated as axe is, so the page's policy stays as it is. */
export async function violationsByIbm(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('ace' in window))) await page.evaluate(script);
  const isBehind = (await page.getByRole('dialog').count()) > 0;
  const rules = [...Object.keys(leftOut), ...(isBehind ? blindToModals : [])];
  const found = await page.evaluate(async (unasked) => {
    type Checker = new () => {
      check: (root: Document, policies: string[]) => Promise<{ results: Result[] }>;
    };
    const { Checker } = (window as unknown as { ace: { Checker: Checker } }).ace;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    return results.filter(
      ({ ruleId, value: [policy, outcome] }) =>
        policy === 'VIOLATION' && outcome === 'FAIL' && !unasked.includes(ruleId),
    );
  }, rules);
  return found.map(({ ruleId, message, path, snippet }) => `${ruleId}: ${message} ${path.dom} ${snippet}`);
}
