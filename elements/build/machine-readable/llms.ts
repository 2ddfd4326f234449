// llms.txt: what Airside is and which element does what, for machines that read before they write.
import { grouped } from '../groups.ts';
import type { Contract } from '../../kit/contract';

/** Links are relative to where the file is served. */
export function llmsText(contracts: readonly Contract[]): string {
  const groups = grouped(contracts).map(({ name, contracts }) => {
    const rows = contracts.map(({ tag, summary }) => `- [${tag}](authors.md#${tag}): ${summary}`);
    return `## ${name}\n\n${rows.join('\n')}`;
  });
  return (
    [
      '# Airside',
      '> A duty-free shop as custom elements for any web page. One script tag, then plain tags. No build step, no global, no configuration in JavaScript.',
      'A page needs `<script type="module" src="https://shop.example/airside.js"></script>` once (shop.example stands for the shop’s origin), anywhere; then any of the tags below, anywhere, at any time. All of them share one cart and one session.',
      '- [Author guide](authors.md): every attribute, event, method, slot, part and token, with the policy a page needs\n- [Custom elements manifest](custom-elements.json): the same for editors',
      ...groups,
    ].join('\n\n') + '\n'
  );
}
