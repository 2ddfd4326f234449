// The values of one attribute. Long lists fold, and can be searched.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { useElementId } from '../../ui/use-element-id';
import { amountIn } from '../listing/natural-order';
import type { Facet, FacetOption } from '../listing/facet';
import { FacetChoice } from './FacetChoice';

export interface FacetOptionsProps {
  facet: Facet;
  onToggle: (value: string) => void;
}

/** Values that a folded list shows, besides chosen ones. */
const shownFolded = 6;
/** Above this many it is quicker to type, and only names help to look through them. */
const worthSearching = 12;

const byName = (one: FacetOption, other: FacetOption) =>
  one.label.localeCompare(other.label, undefined, { numeric: true });

/** Amounts stand in their order already. */
const inOrderOfNames = (options: readonly FacetOption[]) =>
  options.every(({ label }) => amountIn(label) === undefined) ? [...options].sort(byName) : options;

/** The few places are for what leads to most. */
const mostPromising = (options: readonly FacetOption[]) =>
  [...options].sort((one, other) => (other.count ?? 0) - (one.count ?? 0)).slice(0, shownFolded);

export function FacetOptions({ facet, onToggle }: FacetOptionsProps) {
  const { label } = facet;
  const text = useText();
  const id = useElementId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [sought, setSought] = useState('');
  // What was ticked and leads nowhere any more keeps its place, and the focus.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isLong = facet.options.length > worthSearching;
  const options = facet.options.filter(
    ({ count, isChosen, value }) => count !== 0 || isChosen || ticked.includes(value),
  );
  const folds = options.length > shownFolded + 1;
  const words = isLong ? sought.trim().toLowerCase() : '';
  const promising = mostPromising(options);
  const shown = words
    ? inOrderOfNames(options).filter((option) => option.label.toLowerCase().includes(words))
    : !folds
      ? options
      : isUnfolded
        ? isLong
          ? inOrderOfNames(options)
          : options
        : options.filter((option) => option.isChosen || promising.includes(option));

  return (
    <div className="facet-body" role="group" aria-label={label}>
      {isLong && (
        <Field
          label={text('catalog.searchIn', { label })}
          hideLabel
          name={`${id}search`}
          type="search"
          autoComplete="off"
          placeholder={text('catalog.searchIn', { label })}
          value={sought}
          onChange={setSought}
        />
      )}
      <ul className={classNames('facet-options', (isUnfolded || words) && 'facet-options-all')} id={id}>
        {shown.map((option) => (
          <li key={option.value}>
            <FacetChoice
              option={option}
              name={`${id}option`}
              onToggle={() => {
                setTicked([...ticked, option.value]);
                onToggle(option.value);
              }}
            />
          </li>
        ))}
      </ul>
      {words && shown.length === 0 && <p className="facet-nothing">{text('catalog.searchNone')}</p>}
      {folds && !words && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? text('catalog.showFewer') : text('catalog.showMore', { n: options.length })}
        </Button>
      )}
    </div>
  );
}
