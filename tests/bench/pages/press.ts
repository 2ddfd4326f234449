// One press of a shopper: from the trusted event to the frame that shows what came of it.
import { isQuery } from './network/network';
import type { Numbers } from './statistics';
import { comeToRest, seen, type Visit } from './visit';
import type { Condition } from './watch-in-page';

export interface Press {
  name: string;
  /** As Playwright finds it; through shadow roots. */
  target: string;
  /** Types this there in place of pressing it. */
  key?: string;
  /** What opens when it is pressed is not for the key. */
  isFocused?: boolean;
  /** By what it shows; the last of them is the shop's own word. */
  until: Readonly<Record<string, Condition>>;
  /** Pressed afterwards, to have the page as it was; not measured. */
  thenKey?: string;
}

/** ms; a press brings less along than a page. */
const quiet = 600;

/** `press NAME → RESULT` in ms, its interaction to next paint among them, and how many queries were sent until all was shown. */
export async function measurePress(visit: Visit, press: Press): Promise<Numbers> {
  const { page, network } = visit;
  const target = page.locator(press.target).first();
  await target.scrollIntoViewIfNeeded();
  if (press.isFocused) await target.focus();
  else if (press.key) await target.click();
  await comeToRest(visit, quiet);
  const asked = network.before().length;
  await page.evaluate((until) => (bench.expectPress(), bench.expect(until)), press.until);
  if (press.key) await page.keyboard.press(press.key);
  // Playwright's own look at what lies under the pointer takes time that is no shopper's.
  else await target.click({ force: true });
  const times = await seen(page, Object.keys(press.until));
  const queries = network.before().slice(asked).filter(isQuery).length;
  const pressedAt = (await page.evaluate(() => bench.pressedAt)) ?? NaN;
  await comeToRest(visit, quiet);
  const nextPaint = await page.evaluate(() => bench.nextPaint);
  if (press.thenKey) {
    await page.keyboard.press(press.thenKey);
    // What closes is seen for a while.
    await page.waitForTimeout(quiet);
    await comeToRest(visit, quiet);
  }
  const results = Object.keys(press.until).map((name) => [
    pressMetric(press.name, name),
    (times[name] ?? NaN) - pressedAt,
  ]);
  return {
    ...Object.fromEntries(results),
    [pressMetric(press.name, 'next paint')]: nextPaint,
    [queriesMetric(press.name)]: queries,
  };
}

export const pressMetric = (press: string, result: string) => `press ${press} → ${result}`;
export const queriesMetric = (press: string) => `queries of ${press}`;
