// One value that can be chosen, with how many products it leads to.
import { useText } from '../../words/use-text';
import { Checkbox } from '../../ui/form/Checkbox';
import { useShownFirst } from '../../ui/use-shown-first';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { FacetOption } from '../listing/facet';

export interface FacetChoiceProps {
  option: FacetOption;
  name: string;
  onToggle: () => void;
}

export function FacetChoice({ option: { label, count, adds, isChosen }, name, onToggle }: FacetChoiceProps) {
  const text = useText();
  const [isShown, show] = useShownFirst(isChosen, (next) => {
    if (next !== isChosen) onToggle();
  });
  return (
    <Checkbox
      name={name}
      label={label}
      detail={
        count !== undefined && (
          <>
            <span aria-hidden="true">
              {text(adds ? 'catalog.optionPlus' : 'catalog.optionNumber', { n: count })}
            </span>
            <VisuallyHidden>
              {text(adds ? 'catalog.optionAdds' : 'catalog.optionCount', { n: count })}
            </VisuallyHidden>
          </>
        )
      }
      checked={isShown}
      onChange={() => show(!isShown)}
    />
  );
}
