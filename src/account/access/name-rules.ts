// What a first or last name must be: the backend refuses markup.
import type { Rule } from '../../ui/form/validation';

export const nameRules: readonly Rule[] = ['required', ['max', 255], ['regex', /^[^<>={}]*$/]];
