// The page's side of the service worker: registering it, and asking it for something (behaviour 7.5).

/** What the app can ask for. */
export interface WorkerRequest {
  type: 'PREFETCH_IMAGES';
  /** Addresses of the page's own origin. */
  urls: string[];
}

/** What the worker says to that. */
export interface WorkerAnswer {
  type: 'PREFETCH_IMAGES';
  /** How many of them can now be seen offline. */
  fetched: number;
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}
type TrustedTypes = {
  trustedTypes?: { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
};

/** As the policy is called in a `trusted-types` directive. */
export const workerPolicyName = 'airside-worker';
const workerPath = '/sw.js';

/** Where it cannot be had, the shop goes on without: a warning in the console is all (behaviour 8). */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return undefined;
  try {
    const policy = (globalThis as TrustedTypes).trustedTypes?.createPolicy(workerPolicyName, {
      createScriptURL: () => workerPath,
    });
    return await workers.register(policy?.createScriptURL(workerPath) ?? workerPath);
  } catch (error) {
    console.warn('Service worker registration failed', error);
    return undefined;
  }
}

/** Rejects with "SW Not Registered" where no worker controls the page. */
export function askServiceWorker(request: WorkerRequest): Promise<WorkerAnswer> {
  const controller = globalThis.navigator?.serviceWorker?.controller;
  if (!controller) return Promise.reject(new Error('SW Not Registered'));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as WorkerAnswer);
    };
    controller.postMessage(request, [port2]);
  });
}
