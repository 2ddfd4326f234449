// The script of the theme: what themes do when their page has come, each in a task of its own.
export const themeScript = `
const related = document.querySelector('#related');
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const words = [...document.querySelectorAll('main > p')].flatMap((each) => each.textContent.split(/\\W+/));

function fillCards() {
  for (let at = 0; at < 48; at += 1) {
    const card = document.createElement('div');
    card.className = 'col-6';
    card.innerHTML = '<div class="card"><div class="card-body"><h2 class="card-title h5"></h2><p class="card-text"></p>' +
      '<p class="card-text"><small class="text-body-secondary"></small></p></div></div>';
    card.querySelector('h2').textContent = 'Story ' + at;
    card.querySelector('p').textContent = words.slice(at * 7, at * 7 + 12 + at % 9).join(' ');
    card.querySelector('small').textContent = dates.format(new Date(2026, at % 12, 1 + at % 28));
    related.append(card);
  }
}

function levelCards() {
  const cards = [...related.querySelectorAll('.card')];
  for (let at = 0; at < cards.length; at += 2) {
    const pair = cards.slice(at, at + 2);
    const height = Math.max(...pair.map((card) => card.offsetHeight));
    for (const card of pair) card.style.minHeight = height + 'px';
  }
}

function indexWords() {
  const index = new Uint32Array(4096);
  for (let round = 0; round < 3600; round += 1)
    for (const word of words) {
      let hash = round;
      for (let at = 0; at < word.length; at += 1) index[(hash = (hash * 31 + word.charCodeAt(at)) >>> 0) % 4096] += 1;
    }
}

for (const work of [fillCards, levelCards, indexWords]) setTimeout(work);
`;
