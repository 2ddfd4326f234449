// A label as it reads in the middle of a sentence.

/** "First name" reads "first name" there, "ZIP code" stays. */
export function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
