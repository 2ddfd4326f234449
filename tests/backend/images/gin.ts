// A bottle to be drawn and rendered.
import type { Subject } from '../../../demo-host/backend/images/art/subject';

export const gin: Subject = {
  kind: 'gin',
  brand: 'Harbour Light',
  name: 'Harbour Light Gin',
  millilitres: 750,
  volume: '750 ml',
};
