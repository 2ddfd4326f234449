// To the picture before and the one after.
import { useText } from '../../../words/use-text';
import { IconButton } from '../../../ui/icon/IconButton';

export interface PictureStepsProps {
  index: number;
  /** May be called with one below the first and one above the last: they are neighbours. */
  onShow: (index: number) => void;
}

export function PictureSteps({ index, onShow }: PictureStepsProps) {
  const text = useText();
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={text('catalog.previousPicture')}
        onClick={() => onShow(index - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={text('catalog.nextPicture')}
        onClick={() => onShow(index + 1)}
      />
    </>
  );
}
