// Runs in the browser, as one function without anything around it.

export interface MenuTimes {
  /** From the answer of the server to the laid-out bar, in ms. */
  render: number;
  /** From the press to the laid-out submenu, in ms; its code is there. */
  open: number;
  /** Elements of the menu. */
  nodesClosed: number;
  nodesOpen: number;
}

export async function timeMenu(tops: number): Promise<MenuTimes> {
  const element = document.body.appendChild(document.createElement('airside-mega-menu'));
  const count = (selector: string) => element.shadowRoot?.querySelectorAll(selector).length ?? 0;
  const channel = new MessageChannel();
  channel.port1.start();
  // Looks again as soon as everything else that waits has run: timers would wait for 4 ms.
  const until = async (isThere: () => boolean) => {
    const deadline = performance.now() + 20_000;
    while (!isThere()) {
      if (performance.now() > deadline) throw new Error('The menu does not come.');
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
      });
    }
    // The browser lays out now, and not when it likes.
    element.getBoundingClientRect();
    return performance.now();
  };
  const toggle = (at: number) =>
    element.shadowRoot?.querySelectorAll<HTMLButtonElement>('.mega-menu-toggle')[at]?.click();
  const press = async (at: number) => {
    const start = performance.now();
    toggle(at);
    const end = await until(() => count('.mega-menu-item[data-open] .mega-menu-panel') === 1);
    const time = end - start;
    const nodes = count('*');
    toggle(at);
    await until(() => count('.mega-menu-panel') === 0);
    return { time, nodes };
  };

  const drawn = await until(() => count('.mega-menu-top') === tops);
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answered = answers.filter(({ name }) => new URL(name).pathname === '/graphql');
  const nodesClosed = count('*');
  // The first press fetches the code of the submenu.
  await press(0);
  const second = await press(1);
  return {
    render: drawn - Math.max(...answered.map(({ responseEnd }) => responseEnd)),
    open: second.time,
    nodesClosed,
    nodesOpen: second.nodes,
  };
}
