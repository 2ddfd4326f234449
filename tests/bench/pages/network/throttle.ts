// A phone of the middle class on a slow network; what Chromium adds to a request it adds to every one, and to no handshake.
import type { CDPSession } from 'playwright';

export const slowness = 4;

const bytesPerSecond = (bitsPerSecond: number) => bitsPerSecond / 8;

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1_600_000),
    uploadThroughput: bytesPerSecond(750_000),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** The processor at its own speed, for as long as the bench itself looks at the page. */
export async function atFullSpeed<T>(session: CDPSession, look: () => Promise<T>): Promise<T> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const result = await look();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return result;
}
