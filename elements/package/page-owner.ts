// A page has one copy of the shop's code, the first that runs: whether it is the one in this bundle.
import { page } from '../kit/page';

/** As any other copy names this one. */
const name = `${__AIRSIDE_VERSION__} (in a bundle)`;
let isOurs = false;
let hasTold = false;

/** The page is this copy's from the first call on, unless a loader or another bundle has it. */
export function takePage(): boolean {
  const shared = page();
  if (!shared.version) {
    shared.version = name;
    isOurs = true;
  }
  return isOurs;
}

/** The same for the loader in this bundle, which takes over from the elements in it; it looks for itself. */
export function takePageForLoader(): boolean {
  if (takePage()) page().version = '';
  return isOurs;
}

/** Says once that this copy leaves the page to the other one. */
export function standBack(): void {
  if (hasTold) return;
  hasTold = true;
  console.warn(`airside ${name} stands back for ${page().version}`);
}
