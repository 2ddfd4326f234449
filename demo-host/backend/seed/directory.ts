// Store views, currencies and countries of the demo shop, and the states and territories of the United States with Magento's ids.

/** The store group that its views belong to. */
export const shop = { code: 'airside', name: 'Airside Duty Free' };

/** What it says of itself, by Magento's configuration path. */
export const design = {
  'design/head/default_title': 'Duty-free spirits, wine and gifts',
  'design/head/default_description':
    'Wines, spirits and fine food at duty-free prices, for diplomats and travellers.',
  'design/header/welcome': 'Duty-free prices for diplomats and travellers',
  'design/footer/absolute_footer':
    '<p>Please enjoy responsibly. We sell alcohol to adults only.</p><p><a href="/pages/delivery">Delivery</a> · <a href="/pages/returns">Returns</a> · <a href="/pages/questions">Questions</a> · <a href="/pages/terms">Terms</a> · <a href="/pages/privacy">Privacy</a></p>',
} as const;

/** Working days, as the checkout and all texts of the shop say it. */
export const deliveryDays = { courier: '1–2', standard: '2–4' } as const;

export const carriers = {
  'carriers/flatrate/title': 'Courier',
  'carriers/flatrate/name': `${deliveryDays.courier} working days`,
  'carriers/freeshipping/title': 'Standard',
  'carriers/freeshipping/name': `${deliveryDays.standard} working days`,
} as const;

/** One assortment, priced for two parts of the world; the first is the default view. */
export const storeViews = [
  { id: 1, code: 'default', name: 'Americas', currency: 'USD' },
  { id: 2, code: 'europe', name: 'Europe', currency: 'EUR' },
] as const;

/** One US dollar in each currency that prices may be shown in. */
export const currencyRates = { USD: 1, EUR: 0.92, GBP: 0.79 } as const;

/** id|three letters|name: where the shop sells to. */
export const countryLines = ['US|USA|United States'];

/** Code and name; the id is the place in the list, from 1. Some military codes stand for several regions. */
export const unitedStates = `AL Alabama
AK Alaska
AS American Samoa
AZ Arizona
AR Arkansas
AE Armed Forces Africa
AA Armed Forces Americas
AE Armed Forces Canada
AE Armed Forces Europe
AE Armed Forces Middle East
AP Armed Forces Pacific
CA California
CO Colorado
CT Connecticut
DE Delaware
DC District of Columbia
FM Federated States Of Micronesia
FL Florida
GA Georgia
GU Guam
HI Hawaii
ID Idaho
IL Illinois
IN Indiana
IA Iowa
KS Kansas
KY Kentucky
LA Louisiana
ME Maine
MH Marshall Islands
MD Maryland
MA Massachusetts
MI Michigan
MN Minnesota
MS Mississippi
MO Missouri
MT Montana
NE Nebraska
NV Nevada
NH New Hampshire
NJ New Jersey
NM New Mexico
NY New York
NC North Carolina
ND North Dakota
MP Northern Mariana Islands
OH Ohio
OK Oklahoma
OR Oregon
PW Palau
PA Pennsylvania
PR Puerto Rico
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VT Vermont
VI Virgin Islands
VA Virginia
WA Washington
WV West Virginia
WI Wisconsin
WY Wyoming`.split('\n');
