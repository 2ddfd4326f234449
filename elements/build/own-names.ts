// Build plugin: the bundler's helpers read own names alone, for pages that have put names of theirs on `Object.prototype`: a
// namespace must not take them for exports, nor a descriptor for its parts. Nor is the `require` of a page ours.
import type { Plugin } from 'vite';

const inLoop = /for \((?:var|let|const) (\w+) in (\w+)\)/g;
const descriptor = /\{(?=\s*(?:get|value):)/g;
/** Modules that are in the bundle already look for one; what the bundler gives them would come with every page. */
const pageRequire = /(?<=export var __require = )[^]*?(?=\nexport |$)/;

export function ownNames(): Plugin {
  return {
    name: 'airside-own-names',
    apply: 'build',
    transform: {
      filter: { id: /\0rolldown\/runtime\.js$/ },
      handler(code) {
        if ([inLoop, descriptor, pageRequire].some((pattern) => code.search(pattern) < 0))
          this.error("Rolldown's helpers are others now.");
        return {
          code: code
            .replace(inLoop, 'for (let $1 of Object.keys($2))')
            .replace(descriptor, '{ __proto__: null,')
            .replace(pageRequire, 'undefined;'),
          map: null,
        };
      },
    },
  };
}
