// One attribute of the panel: folds, and offers what fits its kind.
import { useState } from 'react';
import { Icon } from '../../ui/icon/Icon';
import type { Filter } from '../listing/listing-url';
import { setRange, toggleMatch, toggleValue } from './choices';
import type { Facet } from '../listing/facet';
import { FacetOptions } from './FacetOptions';
import { RangeFacet } from './RangeFacet';

export interface FacetGroupProps {
  facet: Facet;
  filters: readonly Filter[];
  unfolded: boolean;
  onChange: (filters: readonly Filter[]) => void;
}

export function FacetGroup({ facet, filters, unfolded, onChange }: FacetGroupProps) {
  const { code, kind, label, options } = facet;
  const [isOpen, setOpen] = useState(unfolded || facet.filter !== undefined);
  const [isTouched, setTouched] = useState(false);
  const leadsSomewhere = kind === 'range' || options.some(({ count, isChosen }) => count !== 0 || isChosen);
  if (!leadsSomewhere && !facet.filter && !isTouched) return null;
  const change = (next: readonly Filter[]) => {
    setTouched(true);
    onChange(next);
  };
  const chosen = options.filter(({ isChosen }) => isChosen).length;
  return (
    <details className="facet" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="facet-title">
        <span className="facet-name">{label}</span>
        {chosen > 0 && !isOpen && <span className="facet-chosen">{chosen}</span>}
        <Icon name="chevron-down" />
      </summary>
      {kind === 'range' ? (
        <RangeFacet facet={facet} onChange={(range) => change(setRange(filters, code, range))} />
      ) : (
        <FacetOptions
          facet={facet}
          onToggle={(value) => change((kind === 'match' ? toggleMatch : toggleValue)(filters, code, value))}
        />
      )}
    </details>
  );
}
