// "Which element do I need?": all of them in groups, with a look at each, narrowed down by words.
import { useState } from 'react';
import { grouped } from '../../elements/build/groups';
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
  const found = [...elementEntries.values()].filter((entry) => isAbout(entry, words));

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
        {found.length === 1 ? '1 element' : `${found.length} elements`}
      </p>
      {grouped(found.map(({ contract }) => contract)).map(({ name, contracts }) => (
        <section key={name} aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`}>{name}</h2>
          <ul className="page-cards">
            {contracts
              .flatMap(({ tag }) => elementEntries.get(tag) ?? [])
              .map((entry) => (
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
