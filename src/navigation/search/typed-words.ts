// What is typed into one field while that which takes its place is on its way.

export interface TypedWords {
  read(): string;
  write(words: string): void;
}

export function createTypedWords(): TypedWords {
  let typed = '';
  return { read: () => typed, write: (words) => void (typed = words) };
}
