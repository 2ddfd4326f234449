// What a Magento calls text may be written as HTML ("Gin&trade; &amp; Tonic"): it is decoded once, where an answer enters.
import { late } from '../../late/late';

/** The table of names weighs more than most pages have use for. */
const decoder = late(() => import('./decode-texts'));

/** The JSON of an answer with texts as people read them; as it came where that cannot be made. */
export const readable = (json: string): string | Promise<string> =>
  /&#?\w+;/.test(json)
    ? decoder()
        .then(({ decodeJson }) => decodeJson(json))
        .catch(() => json)
    : json;
