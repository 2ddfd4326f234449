// Lets a few go at once and the rest wait in line: not too many, and nobody who does not want it any more.

export class BusyError extends Error {
  override name = 'BusyError';
}

export class Turns {
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(
    readonly atOnce: number,
    readonly mostWaiting: number,
  ) {}

  /** Rejects with BusyError where the line is too long, with the reason of `signal` where that ends the wait. */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#wait(signal);
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Resolves with a turn that somebody else has left. */
  #wait(signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.mostWaiting)
      return Promise.reject(new BusyError('Too many wait already.'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(go);
        reject(signal?.reason as Error);
      };
      const go = () => {
        this.#waiting.delete(go);
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      this.#waiting.add(go);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
