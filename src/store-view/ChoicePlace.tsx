// The room of a switcher until it is known whether there is a choice.
import { useStyles } from '../ui/use-styles';
import choiceCss from './choice.css?inline';

const styles = [choiceCss];

export function ChoicePlace({ isComing }: { isComing: boolean }) {
  useStyles(styles);
  return isComing ? <span className="choice-place" /> : null;
}
