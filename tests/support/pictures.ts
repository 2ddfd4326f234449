// Pictures are the same in every shop, and drawing them is most of a shop's work: what one has drawn, others find.
import { resolve } from 'node:path';

export const pictures = resolve('node_modules/.cache/airside/pictures');
