// A backend that takes its time.
import type { Storefront } from '../../src/storefront';

/** The answer to what is asked and followed next does not come before it is let go. */
export function holdNext({ transport }: Storefront): () => void {
  const { watch } = transport;
  const held: (() => void)[] = [];
  transport.watch = (...question) => {
    let stop = () => {};
    held.push(() => void (stop = watch(...question)));
    return () => stop();
  };
  return () => {
    transport.watch = watch;
    held.forEach((letGo) => letGo());
  };
}
