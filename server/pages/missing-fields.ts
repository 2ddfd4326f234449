// Keeps the list of what the shop's backend lacks, for the pages to carry; learned in the background and again every day.

export interface MissingFields {
  /** undefined until it is known. */
  known(): string | undefined;
  /** Waits for what is under way; undefined where nothing could be learned. */
  learned(): Promise<string | undefined>;
}

/** The embedded backend with everything that the shop asks for. */
export const nothingMissing: MissingFields = { known: () => '', learned: async () => '' };

const day = 24 * 60 * 60 * 1000;
/** ms after a failure: the shop works without the list. */
const pause = 5 * 60 * 1000;

export function keepMissingFields(learn: () => Promise<string>, now: () => number = Date.now): MissingFields {
  let list: string | undefined;
  let learning: Promise<void> | undefined;
  let due = -Infinity;
  const learnWhenDue = (): void => {
    if (now() < due) return;
    due = Infinity;
    learning = learn().then(
      (learned) => {
        list = learned;
        due = now() + day;
      },
      () => void (due = now() + pause),
    );
  };
  return {
    known() {
      learnWhenDue();
      return list;
    },
    async learned() {
      learnWhenDue();
      if (list === undefined) await learning;
      return list;
    },
  };
}
