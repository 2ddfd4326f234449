// All elements in their groups, to choose one; each is a link, so that it can be shared and opened beside another.
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Contract } from '../../../elements/kit/contract';
import { grouped } from '../../../elements/build/groups';

export interface ElementListProps {
  contracts: readonly Contract[];
  current: string;
  /** Address of the builder with that element. */
  hrefOf: (tag: string) => string;
  onChoose: (tag: string) => void;
}

export function ElementList({ contracts, current, hrefOf, onChoose }: ElementListProps): ReactNode {
  const [words, setWords] = useState('');
  const fits = ({ tag, summary }: Contract): boolean =>
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => `${tag} ${tag.replace(/-/g, ' ')} ${summary}`.toLowerCase().includes(word));
  const found = contracts.filter(fits);
  const count = found.length;

  const choose = (event: MouseEvent, tag: string): void => {
    // A new tab stays a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(tag);
  };

  return (
    <nav className="elements" aria-label="Elements">
      <label className="unseen" htmlFor="find-element">
        Find an element
      </label>
      <input
        id="find-element"
        type="search"
        placeholder="Find an element"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="unseen" role="status">
        {words ? `${count} elements` : ''}
      </p>
      {!count && <p className="field-hint">No element is called that. Try “cart”, “price” or “news”.</p>}
      {grouped(found).map(({ name, contracts }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul>
            {contracts.map(({ tag, summary }) => (
              <li key={tag}>
                <a
                  href={hrefOf(tag)}
                  aria-current={tag === current ? 'true' : undefined}
                  onClick={(event) => choose(event, tag)}
                >
                  <span>{titleOf(tag)}</span>
                  <small>{summary}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** airside-mini-cart → Mini cart, airside-cms-page → CMS page */
export function titleOf(tag: string): string {
  const words = tag.replace('airside-', '').replace(/-/g, ' ').replace(/^cms/, 'CMS');
  return words[0]!.toUpperCase() + words.slice(1);
}
