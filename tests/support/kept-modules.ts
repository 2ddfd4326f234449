// Each file of element tests is a page of its own, and loads hundreds of modules. In CI nobody changes them meanwhile: a
// browser that has one does not ask for it again.
import type { Plugin } from 'vite';

export function keptModules(): Plugin {
  return {
    name: 'airside-kept-modules',
    apply: () => Boolean(process.env.CI),
    configureServer(server) {
      server.middlewares.use((_, response, next) => {
        const set = response.setHeader.bind(response);
        // As Vite says it of modules; pages say more.
        response.setHeader = (name, value) =>
          set(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
        next();
      });
    },
  };
}
