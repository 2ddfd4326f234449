// What the app had pageScript about its shop before the loader came, which takes its own address for the shop's.
import { page } from '../kit/page';
import { takePageForLoader } from './page-owner';

export const isOurs = takePageForLoader();
export const pageScript = page().script;
