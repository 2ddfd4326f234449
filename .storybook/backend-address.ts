// Where stories get their data: the embedded backend of the dev server; a running shop for the static build.

/** AIRSIDE_BACKEND when Storybook is built; `npm start` listens there by default. */
const running = (import.meta.env.STORYBOOK_AIRSIDE_BACKEND as string | undefined) ?? 'http://localhost:4000';

export const backend = import.meta.env.DEV ? location.origin : running.replace(/\/$/, '');

/** What to type so that stories of this origin are answered. */
export const startHint = (): string => `npm start -- --faults --embed-origin ${location.origin}`;

let answer: Promise<boolean> | undefined;

export function isBackendThere(): Promise<boolean> {
  answer ??= fetch('/graphql?query={__typename}').then(
    (response) => response.ok,
    () => false,
  );
  return answer;
}
