// Every test of a file in a page that a translator goes through.
import { afterEach, beforeEach } from 'vitest';
import { translatePage } from './translator';

let stop: () => void;
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => stop());
