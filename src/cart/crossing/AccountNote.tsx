// Says before the press that the shop may ask who somebody is: signed in on a page of another site, they are nobody there yet.
import { latePart } from '../../late/late-part';
import { useStorefront } from '../../use-storefront';
import { isElsewhere } from './elsewhere';

const Note = latePart<object>(async () => ({ default: (await import('./SetAside')).OfAccount }));

export function AccountNote() {
  const { config, routing, user } = useStorefront();
  return user.isSignedIn.value && isElsewhere(routing.href('/checkout'), config.standalone) ? <Note /> : null;
}
