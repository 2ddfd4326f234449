// Which goals a runtime's pages have met.
import type { Runtime } from '../../../demo-host/runtimes';
import { goals as allGoals, type Goal } from './goals';
import { ratioTo, spreadIn, type Numbers, type Spread } from './statistics';

/** Rounds of each page of one runtime, and of the floor that they are compared with. */
export interface Measured {
  runtime: Runtime;
  pages: ReadonlyMap<string, readonly Numbers[]>;
  /** ms until the badge of the React floor was right, by round. */
  floor: readonly (number | undefined)[];
}

export interface Verdict {
  page: string;
  goal: Goal;
  reached: Spread;
  isMet: boolean;
}

/** Pages that were not measured have none. */
export function verdictsOn(
  { runtime, pages, floor }: Measured,
  goals: readonly Goal[] = allGoals,
): Verdict[] {
  return goals.flatMap((goal) =>
    goal.pages.flatMap((page) => {
      const rounds = pages.get(page) ?? [];
      const { metric, unit } = goal;
      const reached = unit === 'of the floor' ? ratioTo(rounds, metric, floor) : spreadIn(rounds, metric);
      return reached ? [{ page, goal, reached, isMet: reached.median <= goal.most[runtime] }] : [];
    }),
  );
}
