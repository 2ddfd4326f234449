// What forms say of what was typed, among the texts of the building blocks.
import { addWords } from '../known';

export const forms = {
  invalid: {
    summary: { one: 'Please check the marked field.', other: 'Please check the {n} marked fields.' },
  },
} as const;

addWords({ ui: forms });
