// The demo shop's events: what is coming, on two pages of the list, and what has been.

export interface SeedEvent {
  key: string;
  title: string;
  /** From the day of seeding, so that a fresh shop always has something to come. */
  days: number;
  hours: number;
  place: string;
  summary: string;
  content: string;
  /** What its picture is named after, where its key says nothing of what is poured. */
  picture?: string;
}

export const seedEvents: readonly SeedEvent[] = [
  {
    key: 'islay-evening',
    picture: 'islay-whisky-night',
    title: 'An evening on Islay',
    days: 9,
    hours: 2,
    place: 'Tasting bar, Terminal 2',
    summary: 'Five peated malts, from a campfire to a whole lighthouse.',
    content:
      '<p>Our whisky buyer opens five bottles from the west coast and explains what the smoke is for. Boarding passes for the same evening please.</p>',
  },
  {
    key: 'gin-garden',
    title: 'The gin garden',
    days: 16,
    hours: 4,
    place: 'Retail store, Terminal 2',
    summary: 'Botanicals to smell, touch and drink, with the people of Sable Bay.',
    content:
      '<p>Build a gin and tonic from eleven botanicals. The best recipe of the day goes on the bar’s menu for a month.</p>',
  },
  {
    key: 'chocolate-hour',
    title: 'Chocolate hour',
    days: 23,
    hours: 1,
    place: 'Retail store, Terminal 2',
    summary: 'Ridge Cocoa tempers, pours and fills in front of you.',
    content: '<p>An hour at the marble with the chocolatiers of Ridge Cocoa. Children welcome.</p>',
  },
  {
    key: 'mission-reception',
    title: 'Reception for missions',
    days: 37,
    hours: 3,
    place: 'Diplomatic desk, level 0',
    summary: 'The new catalogue, poured and plated.',
    content:
      '<p>By invitation of your mission. Meet our buyers, taste the new catalogue and arrange your deliveries for the season.</p>',
  },
  {
    key: 'harvest-wines',
    title: 'Harvest wines',
    days: -20,
    hours: 3,
    place: 'Tasting bar, Terminal 2',
    summary: 'New vintages from the southern hemisphere.',
    content: '<p>Twelve wines from this year’s harvest south of the equator.</p>',
  },
  {
    key: 'rum-and-rain',
    title: 'Rum and rain',
    days: 44,
    hours: 2,
    place: 'Tasting bar, Terminal 2',
    summary: 'Four islands, four stills, and why the weather matters.',
    content:
      '<p>From a light column-still rum to one that has seen three hurricanes. Bring an umbrella; you will not need it.</p>',
  },
  {
    key: 'wrapping-workshop',
    title: 'Wrapping workshop',
    days: 51,
    hours: 4,
    place: 'Retail store, Terminal 2',
    summary: 'Paper, ribbon and a pair of steady hands for every bottle you buy.',
    content: '<p>Drop in between 18:00 and 22:00. We wrap, you choose the bow.</p>',
  },
  {
    key: 'tea-at-the-gate',
    title: 'Tea at the gate',
    days: 58,
    hours: 1,
    place: 'Gate B15',
    summary: 'Six teas before boarding, poured at the right temperature.',
    content:
      '<h2>What we pour</h2><table><caption>Six teas</caption><thead><tr><th scope="col">Tea</th><th scope="col">Place</th><th scope="col">Water</th></tr></thead><tbody><tr><td>First flush</td><td>Darjeeling</td><td>85 °C</td></tr><tr><td>Dragon well</td><td>Zhejiang</td><td>75 °C</td></tr><tr><td>Smoked black</td><td>Fujian</td><td>95 °C</td></tr></tbody></table>',
  },
  {
    key: 'cigar-hour',
    title: 'The cigar hour',
    days: -48,
    hours: 1,
    place: 'Humidor, Terminal 2',
    summary: 'Cut, light, wait: a lesson in patience.',
    content: '<p>Our humidor keeper on wrappers, leaves and the right match.</p>',
  },
  {
    key: 'cheese-and-port',
    title: 'Cheese and port',
    days: -76,
    hours: 2,
    place: 'Tasting bar, Terminal 2',
    summary: 'Five cheeses, five ports, one very long knife.',
    content: '<p>A tawny for every rind, and a white port to begin with.</p>',
  },
  {
    key: 'summer-of-rose',
    title: 'A summer of rosé',
    days: -118,
    hours: 3,
    place: 'Retail store, Terminal 2',
    summary: 'Nine shades of pink from three coasts.',
    content: '<p>Poured from magnums, on the brightest evening of the year.</p>',
  },
  {
    key: 'scent-and-spirit',
    title: 'Scent and spirit',
    days: -160,
    hours: 2,
    place: 'Perfumery, Terminal 2',
    summary: 'A perfumer and a distiller smell the same things.',
    content: '<p>Blind noses, seven jars and two opinions on bergamot.</p>',
  },
];
