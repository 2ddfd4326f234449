// Texts of a frame that does not let anybody out.
import { addWords } from '../known';

export const frame = {
  refused: 'This window cannot open the shop. Where no new tab has opened, copy the address: {address}',
} as const;

declare module '../messages' {
  interface Messages {
    frame: typeof frame;
  }
}

addWords({ frame });
