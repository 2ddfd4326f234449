// What has gone to the shop is said on few pages: its code comes when there is something of it.
import { latePart } from '../../late/late-part';
import type { SetAsideProps } from './SetAside';

export const SetAside = latePart<SetAsideProps>(async () => ({
  default: (await import('./SetAside')).SetAside,
}));
