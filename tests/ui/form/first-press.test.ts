// first-press.browser.test.tsx has a row for each form of ours.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it('names every form', () => {
  const forms = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && /= useForm[(<]|return useForm[(<]/.test(read(path)));
  expect(forms.length).toBeGreaterThan(10);
  const rows = read('tests/ui/form/first-press.browser.test.tsx');
  expect(forms.filter((path) => !rows.includes(`/${path.replace(/\.tsx?$/, '')}'`))).toEqual([]);
});
