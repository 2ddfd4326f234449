// `npm run docs`: writes what docs/ has of contracts and tokens.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { tokens } from '../kit/sheets/tokens.ts';
import { elementsPage } from './elements-page.ts';
import { loadContracts } from './load-contracts.ts';
import { themePage } from './theme-page.ts';

const docs = resolve(import.meta.dirname, '../../docs');
const theme = resolve(docs, 'theme.md');
const { contracts } = await loadContracts();
writeFileSync(resolve(docs, 'elements.md'), elementsPage(contracts));
writeFileSync(theme, themePage(readFileSync(theme, 'utf8'), tokens));
console.log('docs/elements.md and the tokens of docs/theme.md are written.');
