// What a category is: its name, its words, and the categories inside it.
import { useState } from 'react';
import '../../words/catalogue/listing';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { useStorefront } from '../../use-storefront';
import type { Category } from '../product';

/** About three lines on a wide screen; longer texts are folded. */
const foldAbove = 240;

export function CategoryHead({ category }: { category: Category }) {
  const { routing, user } = useStorefront();
  const text = useText();
  const [open, setOpen] = useState(false);
  const { name, description } = category;
  const folds = description.join(' ').length > foldAbove;
  // Hiding is a courtesy; the backend enforces who may see what.
  const children = category.children.filter(
    (child) => child.path && (!child.isEmployeeRestricted || user.isEmployee.value),
  );
  return (
    <header className="category-head">
      <h1 className="category-title" part="title">
        {name}
      </h1>
      {(description.length > 0 || children.length > 0) && (
        <div className="category-about">
          {description.length > 0 && (
            <div className={classNames('category-words', folds && !open && 'category-words-folded')}>
              {description.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
          {folds && (
            <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {text(open ? 'catalog.readLess' : 'catalog.readMore')}
            </Button>
          )}
          {children.length > 0 && (
            <nav className="category-children" aria-label={text('catalog.subcategories', { name })}>
              <ul>
                {children.map((child) => (
                  <li key={child.uid}>
                    <a href={routing.href(`/${child.path}`)}>{child.name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      )}
    </header>
  );
}
