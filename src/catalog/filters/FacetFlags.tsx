// What a product is or is not: one box each, nothing to unfold.
import { useState } from 'react';
import { useElementId } from '../../ui/use-element-id';
import type { Facet } from '../listing/facet';
import type { Filter } from '../listing/listing-url';
import { setOnly } from './choices';
import { FacetChoice } from './FacetChoice';

export interface FacetFlagsProps {
  facets: readonly Facet[];
  filters: readonly Filter[];
  onChange: (filters: readonly Filter[]) => void;
}

export function FacetFlags({ facets, filters, onChange }: FacetFlagsProps) {
  const id = useElementId();
  // What was ticked keeps its place, and the focus.
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const shown = facets.flatMap(({ code, options }) =>
    options
      .filter(({ count, isChosen }) => count !== 0 || isChosen || ticked.includes(code))
      .map((option) => ({ code, option })),
  );
  if (!shown.length) return null;
  return (
    <ul className="facet-flags">
      {shown.map(({ code, option }, index) => (
        <li key={code}>
          <FacetChoice
            option={option}
            name={`${id}flag${index}`}
            onToggle={() => {
              setTicked([...ticked, code]);
              onChange(setOnly(filters, code, option.isChosen ? undefined : option.value));
            }}
          />
        </li>
      ))}
    </ul>
  );
}
