// Uids: base64 of an id, or of a path such as configurable/<attribute>/<option>.
import { inputError } from '../errors';

export const encodeUid = (id: number | string): string => Buffer.from(String(id)).toString('base64');

/** The text behind a uid; throws for what cannot be base64. */
export function decodeUid(uid: string): string {
  if (!/^[a-zA-Z0-9/+]*={0,2}$/.test(uid)) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return Buffer.from(uid, 'base64').toString();
}
