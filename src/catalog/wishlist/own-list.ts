// The signed-in shopper's list as far as it is known: read once, and kept up with what is changed here.
import { signal } from '@preact/signals-core';
import { late } from '../../late/late';
import { createLastRequest } from '../../transport/last-request';
import type { Transport } from '../../transport/transport';
import type { OwnWishlist } from './api';

const api = late(() => import('./api'));

/** An entry that was added has no id until the list is read again, which is when it is to go. */
function withChange({ id, liked }: OwnWishlist, key: string, isOn: boolean): OwnWishlist {
  const next = new Map(liked);
  if (isOn) next.set(key, []);
  else next.delete(key);
  return { id, liked: next };
}

export function createOwnList(transport: Transport) {
  /** undefined: not known. */
  const list = signal<OwnWishlist | undefined>(undefined);
  let loading: Promise<OwnWishlist> | undefined;
  const reads = createLastRequest();

  function load(): Promise<OwnWishlist> {
    const isNewest = reads.begin();
    const request = api()
      .then(({ fetchWishlist }) => fetchWishlist(transport))
      .then((answer) => {
        if (isNewest()) list.value = answer;
        return answer;
      });
    loading = request;
    request.catch(() => loading === request && (loading = undefined));
    return request;
  }

  return {
    list,
    load,
    isAsked: () => loading !== undefined,
    /** Without asking twice. */
    known: async () => list.peek() ?? (await (loading ?? load())),
    /** `before`: the list that the change was made to. */
    change(before: OwnWishlist, key: string, isOn: boolean): void {
      // What is on its way may be from before the change.
      reads.drop();
      list.value = withChange(list.peek() ?? before, key, isOn);
    },
    forget(): void {
      reads.drop();
      list.value = loading = undefined;
    },
  };
}
