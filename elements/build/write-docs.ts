// `npm run docs`: writes what docs/ has of contracts, tokens and criteria of accessibility.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tokens } from '../kit/sheets/tokens.ts';
import { accessibilityPage } from './accessibility/accessibility-page.ts';
import { criteria } from './accessibility/criteria.ts';
import { elementsPage } from './elements-page.ts';
import { loadContracts } from './load-contracts.ts';
import { themePage } from './theme-page.ts';

const docs = resolve(import.meta.dirname, '../../docs');
const theme = resolve(docs, 'theme.md');
const { contracts } = await loadContracts();
writeFileSync(resolve(docs, 'elements.md'), elementsPage(contracts));
writeFileSync(theme, themePage(readFileSync(theme, 'utf8'), tokens));
writeFileSync(resolve(docs, 'accessibility.md'), accessibilityPage(criteria));
console.log('docs/elements.md, docs/accessibility.md and the tokens of docs/theme.md are written.');
