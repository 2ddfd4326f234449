// The way to the brands of a letter: all letters in one row, those without brands quiet.
import { useText } from '../../words/use-text';
import { classNames } from '../../ui/class-names';
import { useStorefront } from '../../use-storefront';
import { alphabetWith } from './by-letter';

export interface BrandLettersProps {
  /** That brands begin with, in their order. */
  letters: readonly string[];
  onLetter: (letter: string) => void;
}

export function BrandLetters({ letters, onLetter }: BrandLettersProps) {
  const text = useText();
  const { config } = useStorefront();
  return (
    <nav
      className={classNames('brand-jump', config.standalone && 'brand-jump-own')}
      aria-label={text('catalog.brandLetters')}
    >
      <ul className="brand-jump-letters">
        {alphabetWith(letters).map((letter) => (
          <li key={letter} aria-hidden={!letters.includes(letter) || undefined}>
            {letters.includes(letter) ? (
              <button type="button" onClick={() => onLetter(letter)}>
                {letter}
              </button>
            ) : (
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
