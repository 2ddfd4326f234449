// Which page numbers a pagination shows.

export type PageEntry = number | 'gap';

/** First, last and the neighbours of the current page; a gap stands for at least two pages. */
export function pageEntries(page: number, pages: number): PageEntry[] {
  const shown = new Set([1, pages, page - 1, page, page + 1]);
  // A gap of one page would take as much room as the page itself.
  if (page <= 4) shown.add(2).add(3);
  if (page >= pages - 3) shown.add(pages - 1).add(pages - 2);
  const numbers = [...shown].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && n - previous > 1 ? (['gap', n] as PageEntry[]) : [n];
  });
}
