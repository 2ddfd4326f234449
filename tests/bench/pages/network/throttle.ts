// A phone of the middle class on a slow network; what Chromium adds to a request it adds to every one, and to no handshake.
import type { CDPSession } from 'playwright';

const slowness = 4;

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
