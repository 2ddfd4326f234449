// `npm run docs`: writes docs/elements.md.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { elementsPage } from './elements-page.ts';
import { loadContracts } from './load-contracts.ts';

const { contracts } = await loadContracts();
writeFileSync(resolve(import.meta.dirname, '../../docs/elements.md'), elementsPage(contracts));
console.log('docs/elements.md is written.');
