// Finds out whether a mutation was made whose answer was lost, or says that nobody knows (behaviour 7.3). Comes with the cache, before that happens.
import { createRequest } from '@urql/core';
import type { DocumentText } from '../../graphql/document-text';
import { unclear } from '../../words/catalogue/unclear';
import { createText } from '../../words/text';
import type { IfLost } from '../client-api';
import { TransportError } from '../errors';
import { mayBeDone } from '../may-be-done';
import { rootFields } from '../root-fields';

/** ms. A backend may still be at work on a request that was cut off. */
const patience = 1000;

type Told<D> = { answer: D | undefined } | 'untold';

/** Gives what was lost; rejects with `error` where nothing was done, or where it does no harm to try again. */
export async function findOut<D>(
  document: DocumentText<D, never>,
  ifLost: IfLost<D>,
  error: TransportError,
  locale = 'en_US',
): Promise<D> {
  if (!mayBeDone(error) || ifLost === 'harmless' || ifLost === 'compared') throw error;
  const told = typeof ifLost === 'function' ? await look(ifLost, error.kind !== 'graphql') : 'untold';
  if (told !== 'untold' && told.answer) return told.answer;
  const [field = ''] = rootFields(createRequest(document, {}).query);
  if (told === 'untold' && field in unclear)
    throw unclearError(createText(locale)(`unclear.${field as keyof typeof unclear}`), error);
  throw error;
}

function unclearError(message: string, cause: TransportError): TransportError {
  return new TransportError('unclear', message, { entries: [{ message }], cause });
}

async function look<D>(read: () => Promise<D | undefined>, isUnderWay: boolean): Promise<Told<D>> {
  try {
    let answer = await read();
    if (!answer && isUnderWay) {
      await new Promise((done) => setTimeout(done, patience));
      answer = await read();
    }
    return { answer };
  } catch {
    return 'untold';
  }
}
