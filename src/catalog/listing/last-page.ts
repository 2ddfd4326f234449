// What a backend says of a page that a listing does not have.

/** A page beyond the last one is an error whose only hint at the last page is a number in a (translated) sentence. */
export function lastPageIn(message: string, asked: number): number {
  const numbers = (message.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number < asked);
  return numbers[0] ?? 1;
}
