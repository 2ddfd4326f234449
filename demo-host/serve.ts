// `npm start`: builds the shop where it is stale, then serves it, a stranger's site and the card fields.
import { buildIfStale } from './build';
import { start } from './start';

await start({ prepare: buildIfStale });
