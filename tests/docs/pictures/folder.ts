// Where the elements' pictures lie.
import { join } from 'node:path';
import { root } from '../documents';

export const pictureFolder = join(root, 'docs/elements');
