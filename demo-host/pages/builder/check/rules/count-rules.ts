// Elements that are there more often than makes sense.
import type { Finding, Severity } from '../finding';
import type { CheckedPage } from '../page';

const once: Record<string, [Severity, effect: string]> = {
  'airside-shop': [
    'error',
    'Each would own the address and the title of the page; what they do to it is anybody’s guess.',
  ],
  'airside-checkout': ['warning', 'Both show the same cart; what is typed into one is not in the other.'],
  'airside-toasts': ['warning', 'Every message shows twice, one over the other.'],
  'airside-session': ['warning', 'The question whether to stay signed in comes twice.'],
  'airside-header': ['notice', 'Visitors who hear the page meet the same navigation twice.'],
  'airside-mini-cart': [
    'notice',
    'Both work and show the same cart; narrow and wide layouts often have one each.',
  ],
};

export function countRules({ elements, lineOf }: CheckedPage): Finding[] {
  const findings = Object.entries(once).flatMap(([tag, [severity, effect]]): Finding[] => {
    const [first, second] = elements.filter(({ name }) => name === tag);
    if (!first || !second) return [];
    return [
      {
        rule: 'twice',
        severity,
        line: lineOf(second.start),
        title: `<${tag}> is there more than once`,
        effect,
        mend:
          severity === 'notice'
            ? 'Nothing to mend if it is meant.'
            : `Keep the one on line ${lineOf(first.start)}.`,
      },
    ];
  });
  const shop = elements.find(({ name }) => name === 'airside-shop');
  const brings = elements.find(({ name }) =>
    ['airside-header', 'airside-toasts', 'airside-footer'].includes(name),
  );
  if (shop && brings)
    findings.push({
      rule: 'shop-brings-it',
      severity: 'warning',
      line: lineOf(brings.start),
      title: `<airside-shop> has its own <${brings.name}>`,
      effect: 'It is there twice.',
      mend: 'Take this one out.',
    });
  return findings;
}
