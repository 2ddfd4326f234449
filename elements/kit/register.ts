// Registers elements, each once per page.
const version = __AIRSIDE_VERSION__;

/** Registers any element of ours. A second copy of the shop's code stands back, and says so when it is another version. */
export function register(tag: string, create: () => CustomElementConstructor): void {
  const existing = customElements.get(tag) as { airsideVersion?: string } | undefined;
  if (!existing) {
    customElements.define(tag, Object.assign(create(), { airsideVersion: version }));
  } else if (existing.airsideVersion !== version) {
    const owner = existing.airsideVersion ? `version ${existing.airsideVersion}` : 'another script';
    console.warn(`airside: <${tag}> is already registered by ${owner}; version ${version} leaves it alone.`);
  }
}
