// What a page had to draw by now is drawn: absence is looked for then, not after some time.
export function drawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
