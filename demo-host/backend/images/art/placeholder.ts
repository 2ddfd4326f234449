// What is shown where there is no picture: the shelf, and the pale shape of a bottle.
import { silhouette } from './outline';
import { backdrop, ivory, sceneHeight, sceneWidth } from './scene';
import { glassOutline, shapeOf } from './shapes';

export function drawPlaceholder(): string {
  const body = glassOutline(shapeOf('spirit', 'placeholder'), 2.4);
  const top = 880 - body.bottom;
  return (
    backdrop(sceneWidth, sceneHeight, 730, ivory) +
    `<path transform="translate(${sceneWidth / 2} ${top})" d="${silhouette(body)}" fill="#e9dfcc" stroke="#d6c8ac" stroke-width="3"/>`
  );
}
