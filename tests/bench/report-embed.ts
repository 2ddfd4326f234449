// Prints what elements cost the pages of other sites, each number with what is allowed.
import { runtimes } from '../../demo-host/runtimes';
import { chromiumMissing, findChromium } from '../support/chromium';
import { measureHost, type HostTimes } from './embed';
import { hostPages, type HostPage } from './host-pages';

/** Of a page with our elements to the same page without them. */
const ratio = 1.05;
/** ms that may be added in any case: loads of the same page differ by as much. */
const added = 5;

interface Verdict {
  isFine: boolean;
  text: string;
}

/** What has become of `without`, in ms. */
function compare(name: string, without: number, own: number): Verdict {
  const more = own - without;
  const isFine = own <= without * ratio || more <= added;
  const factor = without >= 1 ? `×${(own / without).toFixed(2)}` : 'of none';
  const sign = more < 0 ? '−' : '+';
  const numbers = `${without.toFixed(0)} → ${own.toFixed(0)}, ${sign}${Math.abs(more).toFixed(0)} ms, ${factor}`;
  return { isFine, text: `${name} ${numbers}` };
}

const verdicts = (without: HostTimes, own: HostTimes): Verdict[] => [
  compare('LCP', without.lcp, own.lcp),
  compare('TBT', without.tbt, own.tbt),
];

/** Says what is above the ratio. */
export async function reportEmbed(): Promise<string[]> {
  const chromium = findChromium();
  if (!chromium) {
    console.log(chromiumMissing);
    return [];
  }
  const misses: string[] = [];
  for (const page of Object.keys(hostPages) as HostPage[]) {
    console.error(`Opening ${page} of another site, with elements and without …`);
    const times = await measureHost(chromium, page);
    console.log(`\n${page} of another site, slow phone: without → with, at most ×${ratio} or +${added} ms`);
    console.log(`  without: longest task ${times.without.longest.toFixed(0)}`);
    for (const runtime of runtimes) {
      const { longest, badge, newsletter, card } = times[runtime];
      const found = verdicts(times.without, times[runtime]);
      for (const { isFine, text } of found) console.log(`  ${isFine ? '✓' : '✗'} ${runtime}: ${text}`);
      const [task, ...stood] = [longest, badge, newsletter, card].map((each) => each.toFixed(0));
      console.log(
        `    longest task ${task}; stood after: bag ${stood[0]}, newsletter ${stood[1]}, card ${stood[2]}`,
      );
      misses.push(...found.filter(({ isFine }) => !isFine).map(({ text }) => `${page}, ${runtime}: ${text}`));
    }
  }
  return misses;
}
