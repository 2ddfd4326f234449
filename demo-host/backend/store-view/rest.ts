// REST of the directory: countries and currency.
import type { Context } from '../context';
import { EarlyRestError } from '../errors';
import { restHeaders } from '../headers';
import { countries, findCountry, type Country } from './countries';
import { currencyView } from './resolvers';

/** Unlike GraphQL, REST writes region ids as text. */
function view(country: Country) {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.iso3,
    full_name_locale: country.name,
    full_name_english: country.name,
    ...(country.regions && {
      available_regions: country.regions.map((one) => ({ ...one, id: String(one.id) })),
    }),
  };
}

export async function directoryRest(
  request: Request,
  url: URL,
  context: Context,
): Promise<Response | undefined> {
  const match = /^\/V1\/directory\/(currency|countries)(?:\/([^/]+))?$/.exec(url.pathname);
  if (!match || request.method !== 'GET') return undefined;
  const answer = (body: unknown) => Response.json(body, { headers: restHeaders(200, false) });
  if (match[1] === 'currency') return match[2] ? undefined : answer(currencyView(context));
  const { db } = context;
  if (!match[2]) return answer(countries(db).map(view));
  const country = findCountry(db, match[2]);
  if (!country) throw new EarlyRestError(404, "The country isn't available.");
  return answer(view(country));
}
