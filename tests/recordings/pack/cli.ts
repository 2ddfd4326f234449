// Writes this folder anew from fresh recordings: npx tsx tests/recordings/pack/cli.ts <folder>
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documentsFolder, schemaFile } from '../recordings';
import { readJson } from './fresh';
import { sdlOf, writeSchema } from './schema';
import { packShop } from './shop';
import { packTypes } from './types';

const [from] = process.argv.slice(2);
if (!from) throw new Error('Which folder has the fresh recordings?');
const folder = resolve(import.meta.dirname, '..');

rmSync(documentsFolder, { recursive: true, force: true });
cpSync(join(from, 'documents'), documentsFolder, { recursive: true });
const whole = readJson<{ response: { body: { data: unknown } } }>(
  from,
  'recordings/schema/introspection-full.json',
);
writeSchema(schemaFile('2.4.6'), sdlOf(whole.response.body.data));
writeSchema(schemaFile('2.4.8'), readFileSync(join(from, 'magento.graphql'), 'utf8'));
packShop(from, join(folder, 'shop'));
await packTypes(join(from, 'types'), join(folder, 'types'));
