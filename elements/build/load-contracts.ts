// Loads the contracts outside a browser, through Vite, for the tools that print them.
import { resolve } from 'node:path';
import { createServer } from 'vite';
import type * as contractsModule from './contracts';
import type * as machineModule from './machine-readable/files';
import type * as manifestModule from './manifest';
import type * as reserveModule from '../kit/reserve';
import type * as roomsModule from './rooms';

export async function loadContracts(): Promise<
  typeof contractsModule &
    typeof manifestModule &
    typeof reserveModule &
    typeof roomsModule &
    typeof machineModule
> {
  // The hand-written elements name their base class as soon as they are loaded.
  const before = globalThis.HTMLElement;
  Object.assign(globalThis, { HTMLElement: before ?? class {} });
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    return {
      ...((await server.ssrLoadModule('/elements/build/contracts.ts')) as typeof contractsModule),
      ...((await server.ssrLoadModule('/elements/build/manifest.ts')) as typeof manifestModule),
      ...((await server.ssrLoadModule('/elements/kit/reserve.ts')) as typeof reserveModule),
      ...((await server.ssrLoadModule('/elements/build/rooms.ts')) as typeof roomsModule),
      ...((await server.ssrLoadModule('/elements/build/machine-readable/files.ts')) as typeof machineModule),
    };
  } finally {
    await server.close();
    Object.assign(globalThis, { HTMLElement: before });
  }
}
