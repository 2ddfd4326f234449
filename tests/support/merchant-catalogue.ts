// A real merchant's catalogue, which is not ours to give on: beside the project on some machines.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const path = resolve(import.meta.dirname, '../../../shared/data/catalog_product.csv');

export const merchantCatalogue = existsSync(path) ? path : undefined;
