// The worker's side of shop-host.ts: forks it once, and waits for what it answers.
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { ShopOrder, ShopReply, ShopRequest } from './shop-host';

let host: ChildProcess | undefined;
let number = 0;

function running(): ChildProcess {
  if (host?.connected) return host;
  host = fork(join(import.meta.dirname, 'shop-host.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  host.setMaxListeners(0);
  return host;
}

type Wish = { open: ShopOrder } | { close: string };

/** Rejects with what the host says went wrong, or when it has gone. */
export function askHost(wish: Wish): Promise<void> {
  const request: ShopRequest = { number: (number += 1), ...wish };
  const child = running();
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off('message', hear);
      child.off('exit', gone);
      done();
    };
    const gone = () => settle(() => reject(new Error('the process that the shops run in has stopped')));
    const hear = (reply: ShopReply) => {
      if (reply.number !== request.number) return;
      settle(() => (reply.error === undefined ? resolve() : reject(new Error(reply.error))));
    };
    child.on('message', hear);
    child.on('exit', gone);
    child.send(request);
  });
}
