// How many halves of an answer a run of tests looks at.
import { isWhole } from '../whole';
import { oneOfEachField, type Half } from './half-answers';

/** All in the whole; in the gate one of each field of a type. */
export const halvesOfRun = (halves: readonly Half[]): readonly Half[] =>
  isWhole ? halves : oneOfEachField(halves);
