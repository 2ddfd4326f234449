// llms.txt: what Airside is and which element does what, for machines that read before they write.
import { elementGroups } from '../snippet/groups';
import type { Contract } from '../contract';

/** Links are relative to where the file is served. */
export function llmsText(contracts: readonly Contract[]): string {
  const byName = new Map(contracts.map((contract) => [contract.tag.replace('airside-', ''), contract]));
  const groups = elementGroups.map(({ name, elements }) => {
    const rows = elements.flatMap((element) => {
      const contract = byName.get(element);
      return contract ? [`- [${contract.tag}](authors.md#${contract.tag}): ${contract.summary}`] : [];
    });
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
