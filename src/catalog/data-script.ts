// Data for search engines in the document's head, in place of what the server wrote there.

interface ScriptPolicy {
  createScript(text: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** Data in a script element never runs; a page that wants trusted types must be told so. undefined where it refuses. */
function dataScript(json: string): HTMLScriptElement | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  try {
    policy ??= trustedTypes?.createPolicy('airside-structured-data', { createScript: (text) => text });
    script.text = policy?.createScript(json) ?? json;
    return script;
  } catch {
    return undefined;
  }
}

const selector = 'script[type="application/ld+json"]';

/** `data` as schema.org has it. The answer takes it away again. */
export function placeData(data: object): () => void {
  document.head.querySelector(selector)?.remove();
  const script = dataScript(JSON.stringify(data));
  if (script) document.head.append(script);
  return () => script?.remove();
}
