// What a component lets a host page call. A call that comes before the component stands waits for it.

type Methods = Record<string, (...values: unknown[]) => unknown>;

export interface Handle {
  /** The component's: its methods when it stands, null when it goes. */
  expose(methods: Methods | null): void;
  call(name: string, values: unknown[]): Promise<unknown>;
}

export function createHandle(): Handle {
  let current: Methods | null = null;
  let waiting: ((methods: Methods) => void)[] = [];
  return {
    expose(methods) {
      current = methods;
      if (!methods) return;
      const calls = waiting;
      waiting = [];
      for (const call of calls) call(methods);
    },
    call: (name, values) =>
      new Promise<Methods>((stands) => (current ? stands(current) : waiting.push(stands))).then((methods) =>
        methods[name]?.(...values),
      ),
  };
}
