// Imports a file in a process of its own, whose peak memory is then that of the import. Prints one line of JSON.
import { createReadStream } from 'node:fs';
import { importCatalog } from '../../../demo-host/backend/import/import-catalog';
import { changes } from '../../../demo-host/backend/import/report';
import { openDatabase } from '../../../demo-host/backend/open-database';

const [database = '', csv = '', mode] = process.argv.slice(2);
const db = openDatabase(database);
const report = await importCatalog(db, createReadStream(csv), { append: mode === 'append' });
db.close();
const { records, seconds, skipped } = report;
const peakMiB = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ records, seconds, changes: changes(report), skipped: skipped.length, peakMiB }));
