// What the app had said about its shop before the loader came, which takes its own address for the shop's.
import { page } from '../page';
import { takePageForLoader } from './turn';

export const isOurs = takePageForLoader();
export const said = page().script;
