// Build plugin: the bundler's helpers read own names alone, for pages that have put names of theirs on `Object.prototype`: a
// namespace must not take them for exports, nor a descriptor for its parts.
import type { Plugin } from 'vite';

const inLoop = /for \((?:var|let|const) (\w+) in (\w+)\)/g;
const descriptor = /\{(?=\s*(?:get|value):)/g;

export function ownNames(): Plugin {
  return {
    name: 'airside-own-names',
    apply: 'build',
    transform: {
      filter: { id: /\0rolldown\/runtime\.js$/ },
      handler(code) {
        if (code.search(inLoop) < 0 || code.search(descriptor) < 0)
          this.error("Rolldown's helpers are others now.");
        return {
          code: code
            .replace(inLoop, 'for (let $1 of Object.keys($2))')
            .replace(descriptor, '{ __proto__: null,'),
          map: null,
        };
      },
    },
  };
}
