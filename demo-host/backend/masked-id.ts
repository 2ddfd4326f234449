// Ids that stand for a secret: who has one may open what it names.
import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const newMaskedId = (): string =>
  Array.from({ length: 32 }, () => letters.charAt(randomInt(letters.length))).join('');
