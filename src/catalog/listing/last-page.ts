// What a backend says of a page that a listing does not have.

/** A page beyond the last one is an error whose only hint at the last page is a number in a (translated) sentence; without one it is another error. */
export function lastPageIn(message: string, asked: number): number | undefined {
  const numbers = (message.match(/\d+/g) ?? []).map(Number).filter((number) => number >= 1 && number < asked);
  return numbers[0];
}
