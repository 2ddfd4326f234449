// What the demo shop's brands say about themselves: CMS blocks named brand-<name of the brand in its address>.

const film = (name: string, label: string) =>
  `<video aria-label="${label}" poster="{{media url="brand/${name}.jpg"}}">` +
  `<source src="{{media url="brand/${name}.webm"}}" type="video/webm">` +
  `<source src="{{media url="brand/${name}.mp4"}}" type="video/mp4">` +
  `<track kind="captions" srclang="en" label="English" src="{{media url="brand/${name}.en.vtt"}}" default></video>`;
const banner = (name: string, alt: string) =>
  `<img src="{{media url="banner/${name}.png"}}" data-mobile="{{media url="banner/${name}-mobile.png"}}" alt="${alt}">`;

export const brandBlocks: readonly { identifier: string; title: string; content: string }[] = [
  {
    identifier: 'brand-glen-tarrow',
    title: 'Glen Tarrow',
    content: `${banner('glen-tarrow-navy-middle', 'Bottles of Glen Tarrow on a dark shelf')}${film('glen-tarrow', 'How Glen Tarrow is made')}<p>Glen Tarrow draws its water from a burn that has never run dry, and still turns its barley by hand.</p><p>Six people work at the distillery. They know every cask by its number, and most of them by its smell.</p><h2>What to begin with</h2><ul><li>The 10 Year Old: honey, heather, a warm end.</li><li>The 12 Year Old from sherry casks: raisins and old furniture.</li><li>The 18 Year Old: for an evening with nothing after it.</li></ul>`,
  },
  {
    identifier: 'brand-sable-bay',
    title: 'Sable Bay',
    content: `<a href="/spirits/gin.html">${banner('sable-bay-ivory-middle', 'Bottles of Sable Bay in the morning light')}</a><p>Eleven botanicals, four of them from the beach below the still house. Sable Bay is made when the tide allows it.</p>`,
  },
];
