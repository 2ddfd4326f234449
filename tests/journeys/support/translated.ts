// Journeys that are walked once more in pages that a browser translates (the project says so: playwright.config.ts).
import { readFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import ts from 'typescript';

/** The translator as the text of a script. */
export const translator = ts.transpileModule(readFileSync('tests/support/translator.ts', 'utf8'), {
  compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
}).outputText;

/** A browser begins when the page has been loaded. Words stay as they are, so that they can be looked for. */
const inEachPage = `${translator.replace(/^export /m, '')}
addEventListener('load', () => setTimeout(translatePage));`;

export const test = base.extend<{ isTranslated: boolean }>({
  isTranslated: [false, { option: true }],
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(inEachPage);
    await use(context);
  },
});
