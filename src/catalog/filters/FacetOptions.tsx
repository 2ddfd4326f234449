// The values of one attribute, each with how many products it leads to. Long lists fold, and can be searched.
import { useState } from 'react';
import { useText } from '../../words/use-text';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { classNames } from '../../ui/class-names';
import { Field } from '../../ui/form/Field';
import { useElementId } from '../../ui/use-element-id';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Facet, FacetOption } from '../listing/facet';

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

export function FacetOptions({ facet: { label, options }, onToggle }: FacetOptionsProps) {
  const text = useText();
  const id = useElementId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [sought, setSought] = useState('');
  const folds = options.length > shownFolded + 1;
  const words = sought.trim().toLowerCase();
  const isLong = options.length > worthSearching;
  // The few places are for what leads to most, in the backend's order; what leads nowhere now is worth none.
  const promising = options
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, shownFolded);
  const shown = !folds
    ? options
    : isUnfolded
      ? (isLong ? [...options].sort(byName) : options).filter((option) =>
          option.label.toLowerCase().includes(words),
        )
      : options.filter((option) => option.isChosen || promising.includes(option));

  const fold = () => {
    setUnfolded(!isUnfolded);
    setSought('');
  };
  return (
    <div className="facet-body">
      {isUnfolded && isLong && (
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
      <ul className={classNames('facet-options', isUnfolded && 'facet-options-all')} id={id}>
        {shown.map((option) => (
          <li key={option.value}>
            <Checkbox
              name={`${id}option`}
              className={option.count === 0 && !option.isChosen ? 'facet-option-none' : undefined}
              label={option.label}
              detail={
                option.count !== undefined && (
                  <>
                    <span aria-hidden="true">{option.count}</span>
                    <VisuallyHidden>{text('catalog.optionCount', { n: option.count })}</VisuallyHidden>
                  </>
                )
              }
              checked={option.isChosen}
              onChange={() => onToggle(option.value)}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="facet-nothing">{text('catalog.searchNone')}</p>}
      {folds && (
        <Button variant="quiet" size="small" aria-expanded={isUnfolded} aria-controls={id} onClick={fold}>
          {isUnfolded ? text('catalog.showFewer') : text('catalog.showMore', { n: options.length })}
        </Button>
      )}
    </div>
  );
}
