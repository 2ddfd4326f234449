// A picture of the shop in the width that the screen needs, cut to a frame of known ratio.
import { imageRatio, imageSrcSet, imageUrl, imageWidths, type ImageType, type ImageWidth } from './image-url';
import { PictureFrame, type PictureFrameProps } from './PictureFrame';

export interface PictureProps extends Pick<PictureFrameProps, 'src' | 'alt' | 'priority' | 'className'> {
  widths?: readonly ImageWidth[];
  sizes: string;
  /** Width divided by height. */
  ratio?: number;
  type?: ImageType;
  /** Base of relative addresses. */
  base?: string;
}

export function Picture({
  src,
  widths = imageWidths.slice(2, 7),
  sizes,
  ratio = imageRatio,
  type = 'image-product',
  base,
  ...rest
}: PictureProps) {
  const optimised = type.startsWith('image-');
  const width = widths.find((candidate) => candidate >= 640) ?? widths.at(-1) ?? 640;
  return (
    <PictureFrame
      {...rest}
      src={src && imageUrl(src, { width, height: width / ratio, type, base })}
      // Not `auto`: Chromium takes the width of the screen where a picture is near before it is laid out.
      sizes={sizes}
      srcSet={src && optimised ? imageSrcSet(src, { widths, ratio, type, base }) : undefined}
      width={width}
      height={Math.round(width / ratio)}
      ratio={ratio}
    />
  );
}
