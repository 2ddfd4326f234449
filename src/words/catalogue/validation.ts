// What the validation rules say when a value breaks them (behaviour 5).
import { addWords } from '../known';

export const validation = {
  rule: {
    accepted: 'The {field} must be accepted.',
    after: 'The {field} must be a date after {date}.',
    after_or_equal: 'The {field} must be {date} or later.',
    alpha: 'The {field} may only contain letters.',
    alpha_space: 'The {field} may only contain letters and spaces.',
    alpha_num: 'The {field} may only contain letters and numbers.',
    alpha_num_space: 'The {field} may only contain letters, numbers and spaces.',
    alpha_num_dash: 'The {field} may only contain letters, numbers and dashes.',
    alpha_num_dash_space: 'The {field} may only contain letters, numbers, dashes and spaces.',
    array: 'The {field} must be a list.',
    before: 'The {field} must be a date before {date}.',
    before_or_equal: 'The {field} must be {date} or earlier.',
    between: {
      string: 'The {field} must be between {min} and {max} characters.',
      num: 'The {field} must be between {min} and {max}.',
      array: 'The {field} must have between {min} and {max} entries.',
    },
    boolean: 'The {field} must be yes or no.',
    card_exp: 'The {field} must be a valid expiry date.',
    card_num: 'The {field} must be a valid card number.',
    currency: 'The {field} must be a valid amount of money.',
    date: 'The {field} must be a valid date.',
    date_equals: 'The {field} must be {date}.',
    email: 'The {field} must be a valid email address.',
    in: 'The {field} must be one of: {values}.',
    integer: 'The {field} must be a whole number.',
    max: {
      string: {
        one: 'The {field} may not be longer than {n} character.',
        other: 'The {field} may not be longer than {n} characters.',
      },
      num: 'The {field} may not be more than {n}.',
      array: {
        one: 'The {field} may not have more than {n} entry.',
        other: 'The {field} may not have more than {n} entries.',
      },
    },
    min: {
      string: {
        one: 'The {field} must be at least {n} character.',
        other: 'The {field} must be at least {n} characters.',
      },
      num: 'The {field} must be at least {n}.',
      array: {
        one: 'The {field} must have at least {n} entry.',
        other: 'The {field} must have at least {n} entries.',
      },
    },
    not_in: 'The {field} must not be one of: {values}.',
    not_regex: 'The {field} format is invalid.',
    numeric: 'The {field} must be a number.',
    phone: 'The {field} must be a valid phone number.',
    regex: 'The {field} format is invalid.',
    required: 'The {field} field is required.',
    size: {
      string: {
        one: 'The {field} must be {n} character.',
        other: 'The {field} must be {n} characters.',
      },
      num: 'The {field} must be {n}.',
      array: {
        one: 'The {field} must have {n} entry.',
        other: 'The {field} must have {n} entries.',
      },
    },
    string: 'The {field} must be text.',
    typeof: 'The {field} must be of the type {type}.',
    url: 'The {field} must be a valid web address.',
  },
} as const;

addWords({ ui: validation });
