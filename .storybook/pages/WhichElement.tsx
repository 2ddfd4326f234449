// "Which element do I need?": all of them in groups, with a look at each, narrowed down by words.
import { useState } from 'react';
import { elementGroups } from '../../elements/snippet/groups';
import { NoShop } from '../NoShop';
import { Preview } from './Preview';
import { elementEntries, type ElementEntry } from './stories';

/** They take over a page or show nothing by themselves. */
const withoutPreview = ['airside-shop', 'airside-session', 'airside-toasts', 'airside-store'];

const isAbout = ({ contract: { tag, summary, attributes } }: ElementEntry, words: string): boolean => {
  const text = [tag, summary, ...Object.keys(attributes)].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

export function WhichElement() {
  const [words, setWords] = useState('');
  const groups = elementGroups
    .map(({ name, elements }) => ({
      name,
      entries: elements
        .map((element) => elementEntries.get(`airside-${element}`))
        .filter((entry) => entry !== undefined && isAbout(entry, words)) as ElementEntry[],
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <main className="page">
      <h1>Which element do I need?</h1>
      <p className="page-lead">
        Every element is one tag. All tags of a page share one cart and one session; none needs another.
      </p>
      <NoShop />
      <label className="page-search">
        What should it show?
        <input
          type="search"
          value={words}
          placeholder="cart, price, sign in …"
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <p role="status" className="page-quiet">
        {count === 1 ? '1 element' : `${count} elements`}
      </p>
      {groups.map(({ name, entries }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{name}</h2>
          <ul className="page-cards">
            {entries.map((entry) => (
              <li key={entry.contract.tag} className="page-card">
                {!withoutPreview.includes(entry.contract.tag) && <Preview {...entry} />}
                <h3>
                  <a href={entry.href} target="_parent">
                    {entry.contract.tag}
                  </a>
                </h3>
                <p>{entry.contract.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
