// The sheet that the answer to a subscription brings with it.
import alertCss from '../../ui/alert/alert.css?inline';

export const answerStyles: readonly string[] = [alertCss];
