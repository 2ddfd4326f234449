// What forms say of what was typed, among the texts of the building blocks.
import { addMessages } from './index';

export const forms = {
  invalid: {
    summary: { one: 'Please check the marked field.', other: 'Please check the {n} marked fields.' },
    required: 'The {field} field is required.',
    email: 'The {field} must be a valid email address.',
    phone: 'The {field} must be a valid phone number.',
    min: 'The {field} must be at least {n} characters.',
    max: 'The {field} may not be longer than {n} characters.',
    regex: 'The {field} format is invalid.',
  },
} as const;

addMessages({ ui: forms });
