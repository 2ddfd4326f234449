// Writes the element table into README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadContracts } from '../../elements/build/load-contracts';
import { withTable } from './readme-table';

const path = resolve(import.meta.dirname, '../../README.md');
const { contracts, readmeTable } = await loadContracts();
const readme = withTable(readFileSync(path, 'utf8'), readmeTable(contracts));
writeFileSync(path, await format(readme, { ...(await resolveConfig(path)), filepath: path }));
console.log(readmeTable(contracts));
