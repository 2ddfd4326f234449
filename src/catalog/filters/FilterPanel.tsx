// Everything that a listing can be narrowed down by. Knows nothing of where it stands or when a choice takes effect.
import { useText } from '../../words/use-text';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Filter } from '../listing/listing-url';
import type { Facet } from '../listing/facet';
import { FacetFlags } from './FacetFlags';
import { FacetGroup } from './FacetGroup';

export interface FilterPanelProps {
  /** undefined: on their way. */
  facets: readonly Facet[] | undefined;
  filters: readonly Filter[];
  error: Error | undefined;
  onRetry: () => void;
  onChange: (filters: readonly Filter[]) => void;
}

/** Groups that are unfolded from the start. */
const unfolded = 4;

export function FilterPanel({ facets, filters, error, onRetry, onChange }: FilterPanelProps) {
  const text = useText();
  if (error && !facets)
    return (
      <Alert tone="error">
        <span>{text('catalog.filtersError')}</span>{' '}
        <Button variant="quiet" size="small" onClick={onRetry}>
          {text('catalog.retry')}
        </Button>
      </Alert>
    );
  if (!facets)
    return (
      <div key="shape" className="filters-shape">
        <VisuallyHidden>{text('ui.loading')}</VisuallyHidden>
      </div>
    );
  if (!facets.length) return <p className="filters-none">{text('catalog.filtersNone')}</p>;
  const groups = facets.filter(({ isFlag }) => !isFlag);
  return (
    <div key="filters" className="filters" part="filters">
      {groups.map((facet, index) => (
        <FacetGroup
          key={facet.code}
          facet={facet}
          filters={filters}
          unfolded={index < unfolded}
          onChange={onChange}
        />
      ))}
      <FacetFlags facets={facets.filter(({ isFlag }) => isFlag)} filters={filters} onChange={onChange} />
    </div>
  );
}
