// What the app had said about its shop before the loader came, which takes its own address for the shop's.
import { page } from '../page';

export const said = page().script;
