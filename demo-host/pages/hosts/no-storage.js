// A browser that keeps nothing: every way to store refuses, as with all site data blocked.
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException(`Access to ${name} is denied for this document.`, 'SecurityError');
    },
  });
Object.defineProperty(Document.prototype, 'cookie', {
  get() {
    throw new DOMException('Access to cookies is denied for this document.', 'SecurityError');
  },
  set() {
    throw new DOMException('Access to cookies is denied for this document.', 'SecurityError');
  },
});
